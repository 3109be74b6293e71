import { expect, it } from "vitest";
import { flights } from "../src/lib/motion";
import type { Piece } from "../src/lib/vocabulary";

const piece = (id: string, count: number, owner = 0, icon = "orc-head"): Piece => ({
  id,
  place: id,
  icon,
  owner,
  count,
  label: id,
  faded: false,
  badges: [],
  tooltip: "",
  holds: false,
  main: false,
  level: 0,
  spot: null,
  square: false, tone: "", ready: null,
});

it("a piece that gains takes from its like that loses", () => {
  expect(flights([piece("a", 3), piece("b", 1)], [piece("a", 1), piece("b", 3)])).toEqual([{ to: "b", from: "a", count: 2 }]);
});

it("a piece without a source comes from its owner", () => {
  expect(flights([piece("a", 3, 1)], [piece("a", 1, 1), piece("b", 2, 0)])).toEqual([{ to: "b", from: null, count: 2 }]);
});

it("nothing flies when nothing changed", () => {
  expect(flights([piece("a", 3)], [piece("a", 3)])).toEqual([]);
});
