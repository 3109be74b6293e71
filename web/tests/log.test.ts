import { expect, it } from "vitest";
import { gistOf, grouped, inTurns, joined, missed, traces } from "../src/lib/log";
import type { LogLine } from "../src/lib/vocabulary";

const line = (text: string, seat = 0, k = 0): LogLine => ({ k, seat, rule: "move", text });
const told = (...lines: LogLine[]): string[] => joined(lines).map((one) => one.text);

it("tells the steps of one way in one line", () => {
  const lines = [line("Horde: 2 Grunts, 8,1 → 7,1.", 0, 1), line("Horde: 2 Grunts, 7,1 → 6,1.", 0, 2), line("Horde: 2 Grunts, 6,1 → 5,1.", 0, 3)];
  expect(joined(lines)).toEqual([line("Horde: 2 Grunts, 8,1 → 7,1 → 6,1 → 5,1.", 0, 3)]);
});

it("names a place once while one stays near it, and goes by the very places", () => {
  const step = (way: string, ...places: string[]): LogLine => ({ ...line(`Horde: ${way}.`), places });
  const near = [step("1 Grunt, Grass in the east → Grass in the east", "8,1", "7,1"), step("1 Grunt, Grass in the east → Mud in the east", "7,1", "6,1")];
  expect(joined(near)).toEqual([step("1 Grunt, Grass in the east → Mud in the east", "8,1", "7,1", "6,1")]);
  const other = step("1 Grunt, Mud in the east → Grass in the south", "5,5", "5,6");
  expect(told(...near, other)).toHaveLength(2);
  expect(told(near[0]!)).toEqual(["Horde: 1 Grunt, Grass in the east."]);
});

it("keeps apart what does not go on", () => {
  const first = line("Horde: 2 Grunts, 8,1 → 7,1.");
  for (const other of [
    line("Horde: 1 Grunt, 7,1 → 6,1."),
    line("Horde: 2 Grunts, 7,2 → 6,1."),
    line("Horde: 2 Grunts, 7,1 → 6,1.", 1),
    line("Horde: the turn ends."),
  ]) {
    expect(told(first, other)).toEqual([first.text, other.text]);
  }
  expect(told(line("Grunt → Peasant: 6. Miss."), line("Grunt → Peasant: 1. Hit!"))).toHaveLength(2);
  expect(told(line("Round 1."), line("Round 2."))).toHaveLength(2);
});

const inTurn = (number: number, seat: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ ...line(text, seat), turn: [number, seat], ...more });

it("counts what was done again and again", () => {
  const lines = [line("1 token in A."), line("1 token in B."), line("1 token in A."), line("1 token in A.", 1)];
  expect(grouped(lines).map((one) => [one.text, one.times])).toEqual([["1 token in A.", 2], ["1 token in B.", 1], ["1 token in A.", 1]]);
});

it("points to all places of what was done again", () => {
  const lines = ["8,1", "7,1"].map((place) => ({ ...line("Stand Ground (in the east)."), places: [place] }));
  expect(grouped(lines).map((one) => one.ways)).toEqual([[["8,1"], ["7,1"]]]);
  const turn = { seats: [0], headings: [], lines: grouped(lines) };
  expect(traces([turn]).map((one) => one.places)).toEqual([["8,1"], ["7,1"]]);
});

it("speaks in turns, under the lines that begin them", () => {
  const turns = inTurns([
    inTurn(1, 0, "Round 1.", { heading: true }),
    inTurn(1, 0, "Turn of Anna.", { heading: true }),
    inTurn(1, 0, "a"),
    { ...line("Boris is back.", 1), turn: undefined },
    inTurn(2, 1, "Turn of Boris.", { heading: true }),
    inTurn(2, 1, "b"),
    inTurn(3, 0, "c"),
  ]);
  expect(turns.map((turn) => [turn.seats, turn.headings.length, turn.lines.map((one) => one.text)])).toEqual([
    [[0], 2, ["a", "Boris is back."]],
    [[1], 1, ["b"]],
    [[0], 0, ["c"]],
  ]);
});

it("tells what happened since my last turn, and before the one I have now", () => {
  const heading = { heading: true };
  const others = [inTurn(2, 1, "Boris", heading), inTurn(2, 1, "b"), inTurn(3, 2, "c")];
  const names = (lines: LogLine[]): string[] => missed(inTurns(lines), [0]).flatMap((turn) => turn.lines.map((one) => one.text));
  expect(names([inTurn(1, 0, "a"), ...others])).toEqual(["b", "c"]);
  expect(names([inTurn(1, 0, "a"), ...others, inTurn(4, 0, "d")])).toEqual(["b", "c"]);
  // Whoever has had no turn yet has missed nothing.
  expect(names(others)).toEqual([]);
  expect(names([...others, inTurn(4, 0, "d")])).toEqual([]);
  // Here both move, then both harvest.
  const parts = [inTurn(1, 0, "Turn 1", heading), inTurn(1, 0, "a"), inTurn(2, 1, "b"), inTurn(3, 0, "c"), inTurn(4, 1, "d")];
  expect(names([...parts, inTurn(5, 0, "Turn 2", heading), inTurn(5, 0, "e")])).toEqual(["b", "d"]);
});

it("picks out five lines, first of all what befell me", () => {
  const lines = [..."123456"].map((text) => inTurn(1, 1, text, { weight: 2 }));
  const hurt = { ...inTurn(1, 1, "you lose", { weight: 1 }), seat: 0 };
  const told = gistOf(inTurns([hurt, ...lines, inTurn(1, 1, "7", { weight: 3 }), inTurn(1, 1, "routine")]), [0]);
  expect(told.map((one) => one.text)).toEqual(["you lose", "4", "5", "6", "7"]);
});

it("traces the last turn of each rival, each way once", () => {
  const step = { places: ["a", "b"] };
  const turns = inTurns([
    inTurn(1, 1, "old", { places: ["z"] }),
    inTurn(2, 2, "c", { places: ["c"] }),
    inTurn(3, 1, "x", step),
    inTurn(3, 1, "y", step),
    { ...inTurn(3, 1, "of another", { places: ["d"] }), seat: 2 },
  ]);
  expect(traces(turns)).toEqual([
    { seat: 1, places: ["a", "b"] },
    { seat: 2, places: ["c"] },
  ]);
});
