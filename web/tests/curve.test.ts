import { expect, it } from "vitest";
import { placeOf, roundsShown, sideBySide, twinsOf } from "../src/lib/curve";
import type { CurvePoint } from "../src/lib/vocabulary";

const point = (moment: number, round: number, ...chances: number[]): CurvePoint => ({ moment, round, turn: 0, chances });
const POINTS = [point(0, 1, 0.5, 0.5), point(10, 1, 0.6, 0.4), point(14, 2, 0.2, 0.8), point(20, 3, 0, 1)];

it("a moment is between the turns", () => {
  expect([0, 5, 10, 12, 20, 99].map((moment) => placeOf(POINTS, moment))).toEqual([0, 0.5, 1, 1.5, 3, 3]);
});

it("rounds are numbered where there is room", () => {
  expect(roundsShown(POINTS, 9)).toEqual([0, 2, 3]);
  expect(roundsShown(POINTS, 2)).toEqual([0, 3]);
});

it("marks do not cover each other and stay inside", () => {
  expect(sideBySide([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
  expect(sideBySide([80, 95, 99], 20, 0, 100)).toEqual([60, 80, 100]);
});

it("teammates have the same line", () => {
  const points = [point(0, 1, 0.5, 0.5, 0.5), point(1, 1, 0.7, 0.3, 0.7)];
  expect([0, 1, 2].map((seat) => twinsOf({ points, turning: [] }, seat))).toEqual([0, 0, 1]);
});
