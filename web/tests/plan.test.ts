import { expect, it } from "vitest";
import { countFor, isNumber, LARGEST_FILE, numberFor, ofUse, optionsFor, presetOf, scenarioText, span } from "../src/lib/plan";
import type { GameOption, Scenario } from "../src/lib/vocabulary";

const scenario = (...players: number[]): Scenario => ({ id: "x", title: "X", summary: "", players, presets: [] });
const limit: GameOption = { id: "turn_limit", title: "", summary: "", default: "0", choices: [], most: 999, seat: 0, rare: false, along: "" };

it("numbers of players are written short", () => {
  expect([[2], [2, 4], [2, 3], [2, 3, 4, 5], [2, 3, 5]].map(span)).toEqual(["2", "2, 4", "2, 3", "2–5", "2, 3, 5"]);
});

it("as many sit down as before, if the scenario is for so many", () => {
  expect(countFor(scenario(2, 3, 4), 3)).toBe(3);
  expect(countFor(scenario(3), 2)).toBe(3);
  expect(countFor(scenario(2, 4), 5)).toBe(2);
  expect(countFor(scenario(), 4)).toBe(4);
});

it("a number stays within its limits, and nothing sensible is the default", () => {
  expect(["20", "007", "12.4", "-3", "1e9", "", "  ", "many"].map((said) => numberFor(limit, said))).toEqual([
    "20",
    "7",
    "12",
    "0",
    "999",
    "0",
    "0",
    "0",
  ]);
});

it("options that change nothing are not offered", () => {
  const result = { ...limit, id: "team_result", along: "team" };
  expect(["", "off", "on"].map((team) => ofUse(result, 2, { team }))).toEqual([false, false, true]);
  expect([3, 4].map((count) => ofUse({ ...limit, seat: 4 }, count, {}))).toEqual([false, true]);
});

it("where words will do as well as numbers, nothing is typed in", () => {
  const word = { id: "none", title: "No limit" };
  expect(isNumber(limit)).toBe(true);
  expect(isNumber({ ...limit, choices: [...limit.choices, word] })).toBe(false);
  expect(isNumber({ ...limit, most: 0 })).toBe(false);
});

it("a file is a text with a line break, or there is a reason why not", async () => {
  expect(await scenarioText(new Blob(["format = 1\nплан"]))).toEqual({ text: "format = 1\nплан" });
  expect(await scenarioText(new Blob(["\ufeffelfgate"]))).toEqual({ text: "elfgate\n" });
  expect(await scenarioText(new Blob([new Uint8Array([0xff, 0xfe, 0x41])]))).toEqual({ large: false });
  expect(await scenarioText(new Blob(["x".repeat(LARGEST_FILE + 1)]))).toEqual({ large: true });
});

it("a preset is what its options say, and a choice against the scenario goes on to the next one", () => {
  const preset = (title: string, numbers: string) => ({ title, summary: "", options: { numbers, one: "own" } });
  const even: Scenario = { ...scenario(2), presets: [preset("even", "own"), preset("printed", "printed")] };
  const printed: Scenario = { ...scenario(2), presets: [preset("printed", "own"), preset("even", "even")] };
  const own = { numbers: "own", one: "own", more: "x" };
  const chosen = { ...own, numbers: "printed" };
  expect(presetOf(even, own)?.title).toBe("even");
  expect(presetOf(even, chosen)?.title).toBe("printed");
  expect(presetOf(even, { ...own, one: "on" })).toBeUndefined();
  expect(optionsFor(printed, even, own)).toEqual(own);
  expect(optionsFor(printed, even, chosen)).toEqual(own);
  expect(optionsFor(even, printed, { ...own, numbers: "even" })).toEqual(own);
  expect(optionsFor(even, even, chosen)).toEqual(chosen);
  expect(optionsFor(scenario(2), even, chosen)).toEqual(chosen);
  expect(optionsFor(printed, even, { ...chosen, one: "on" })).toEqual({ ...chosen, one: "on" });
});
