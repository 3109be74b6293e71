import { expect, it } from "vitest";
import { countFor, LARGEST_FILE, numberFor, scenarioText, span } from "../src/lib/plan";
import type { GameOption, Scenario } from "../src/lib/vocabulary";

const scenario = (...players: number[]): Scenario => ({ id: "x", title: "X", summary: "", players });
const limit: GameOption = { id: "turn_limit", title: "", summary: "", default: "0", choices: [], most: 999 };

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

it("a file is a text with a line break, or there is a reason why not", async () => {
  expect(await scenarioText(new Blob(["format = 1\nплан"]))).toEqual({ text: "format = 1\nплан" });
  expect(await scenarioText(new Blob(["\ufeffelfgate"]))).toEqual({ text: "elfgate\n" });
  expect(await scenarioText(new Blob([new Uint8Array([0xff, 0xfe, 0x41])]))).toEqual({ large: false });
  expect(await scenarioText(new Blob(["x".repeat(LARGEST_FILE + 1)]))).toEqual({ large: true });
});
