import { expect, it } from "vitest";
import { hands } from "../src/lib/dice";
import type { LogLine, Roll } from "../src/lib/vocabulary";

const roll = (seat: number, value: number, rule = "hit", label = ""): Roll => ({ seat, value, rule, label, worth: 1, tone: "" });
const line = (seat: number | null, rule: string, text: string): LogLine => ({ k: 0, seat, rule, text });

it("lays the dice of a seat together, with what they have brought", () => {
  const lines = [line(1, "hit", "one hit"), line(1, "loss", "a loss"), line(0, "hit", "no hit"), line(null, "hit", "nobody")];
  const found = hands([roll(0, 6), roll(1, 1), roll(0, 5)], lines);
  expect(found.map((hand) => [hand.seat, hand.rolls.map((one) => one.value), hand.said])).toEqual([
    [0, [6, 5], ["no hit"]],
    [1, [1], ["one hit"]],
  ]);
});

it("tells dice of one seat apart that were rolled for different reasons", () => {
  const found = hands([roll(0, 2), roll(0, 3, "curse")], [line(0, "curse", "saved")]);
  expect(found.map((hand) => hand.said)).toEqual([[], ["saved"]]);
});

it("says nothing of dice that say it themselves", () => {
  expect(hands([roll(0, 2, "hit", "two more")], [line(0, "hit", "two more")])[0]!.said).toEqual([]);
});
