import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
// @ts-expect-error a build script without types
import { parse, shorten } from "../scripts/outline.mjs";
import icons from "../src/icons.json";

const GAMES = join(import.meta.dirname, "../../src/wartable/games");

it("every icon that a game names is collected", () => {
  const named = new Set<string>();
  for (const file of readdirSync(GAMES, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith("icons.py")) continue;
    for (const [, name] of readFileSync(join(GAMES, file), "utf8").matchAll(/[:=] "([a-z0-9-]+)"/g)) named.add(name!);
  }
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !(name in icons))).toEqual([]);
});

it("outlines are read as they are written", () => {
  expect(parse("M1-2.5l.5.5z")).toHaveLength(3);
  expect(parse("a5 5 0 0110 10")[0].values).toEqual([2.5, 2.5, 0, 0, 1, 5, 5]);
});

it("rounding errors do not add up", () => {
  const steps = "l1.3 0".repeat(100);
  const end = parse(shorten(`M0 0${steps}`))
    .map((one: { values: number[] }) => one.values[0]! / 0.5)
    .reduce((sum: number, step: number) => sum + step, 0);
  expect(end).toBe(65);
});
