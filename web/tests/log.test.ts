import { expect, it } from "vitest";
import { joined } from "../src/lib/log";
import type { LogLine } from "../src/lib/vocabulary";

const line = (text: string, seat = 0, k = 0): LogLine => ({ k, seat, rule: "move", text });
const told = (...lines: LogLine[]): string[] => joined(lines).map((one) => one.text);

it("tells the steps of one way in one line", () => {
  const lines = [line("Horde: 2 Grunts, 8,1 → 7,1.", 0, 1), line("Horde: 2 Grunts, 7,1 → 6,1.", 0, 2), line("Horde: 2 Grunts, 6,1 → 5,1.", 0, 3)];
  expect(joined(lines)).toEqual([line("Horde: 2 Grunts, 8,1 → 7,1 → 6,1 → 5,1.", 0, 3)]);
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
