import { expect, it } from "vitest";
import { legible, lettersAt, nameBox, printed, readable } from "../src/lib/labels";
import type { Area, Board, Point } from "../src/lib/vocabulary";

const area = (id: string, label: string, at: Point): Area => ({
  id,
  path: `M${at[0] - 30},${at[1] - 20} L${at[0] + 30},${at[1] + 20}Z`,
  terrain: "hills",
  label,
  label_at: at,
  spots: [],
  marks: [],
  tooltip: "",
});

it("names keep their size on a large board and grow on a small one", () => {
  expect(lettersAt(2)).toBe(1);
  expect(lettersAt(0.8)).toBe(1.2);
  expect(lettersAt(0.1)).toBe(2.6);
  expect([legible(0.5), legible(0.3)]).toEqual([true, false]);
});

it("lines of a name stand above each other", () => {
  const box = nameBox(area("A", "Old\nGrove", [100, 50]), 2);
  expect(box.bottom - box.top).toBe(46);
  expect(box.left + box.right).toBe(200);
});

it("all names fit at about their planned size; later those that can be picked come first", () => {
  const areas = [area("A", "Coal Ridge", [100, 50]), area("B", "Moth", [130, 50]), area("C", "Far Away", [400, 50])];
  expect([...readable(areas, 1.2, new Set())]).toEqual(["A", "B", "C"]);
  expect([...readable(areas, 1.5, new Set())]).toEqual(["B", "C"]);
  expect([...readable(areas, 1.5, new Set(["A"]))]).toEqual(["A", "C"]);
});

it("what is printed on a board has areas and captions in it", () => {
  const caption = { kind: "caption", path: "", at: [100, 200] as Point, size: 1, text: "Isle", place: "", tooltip: "" };
  const board = { areas: [area("A", "Coal", [100, 50])], over: [caption] } as unknown as Board;
  expect(printed(board)).toEqual({ left: 54, top: 14, right: 146, bottom: 222 });
});
