import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed, type Difference } from "../src/lib/differences";

type Example = { old: unknown; new: unknown; said: Difference };
// The server is tested with the same.
const examples = JSON.parse(readFileSync("../tests/server/differences.json", "utf8")) as Example[];

test.each(examples)("$new", (example) => {
  const before = JSON.stringify(example.old);
  expect(changed(example.old, example.said)).toEqual(example.new);
  expect(JSON.stringify(example.old)).toBe(before);
});

test("what has not changed stays the same object", () => {
  const old = { pieces: [{ id: "a" }, { id: "b" }], panels: [] };
  const now = changed(old, { in: { pieces: { of: [[1, 1]] } } }) as typeof old;
  expect(now.pieces[0]).toBe(old.pieces[1]);
  expect(now.panels).toBe(old.panels);
});
