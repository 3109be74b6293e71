import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
// @ts-expect-error a build script without types
import { parse, shorten } from "../scripts/outline.mjs";
import icons from "../src/icons.json";
import { iconsIn, learnIcons, outlineOf } from "../src/lib/icons.svelte";

const GAMES = join(import.meta.dirname, "../../src/wartable/games");

const NAMING = /(?:icon: ClassVar\[str\] = |icon = |: Final = |: )"([a-z0-9-]+)"/g;

it("every icon that a game names is collected and drawn for it", () => {
  const drawn: Record<string, unknown> = JSON.parse(
    readFileSync(join(import.meta.dirname, "../src/generated/icons.json"), "utf8"),
  );
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "picture", "icons.py")));
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) {
    const named = [...readFileSync(join(GAMES, game, "picture", "icons.py"), "utf8").matchAll(NAMING)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in icons))).toEqual([]);
    expect(named.filter((name) => !(name in drawn))).toEqual([]);
  }
});

it("the icons of a scene are found wherever they are", () => {
  const card = { icons: ["a", "b"], counters: [{ icon: "c" }] };
  const scene = {
    pieces: [{ icon: "d", badges: ["e"] }],
    panels: [{ cards: [card], counters: [], rows: [{ title: "icon", cards: [{ icons: ["f"] }] }] }],
    trays: [{ cards: [card] }],
    contest: { cards: [{ icons: ["g"] }] },
  };
  expect([...iconsIn(scene as never)].sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

it("icons are asked for once, by name; what is missing gets a letter", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.split("/").at(-1)!);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ lion: ["#111111", "m1 1"] }) });
  });
  expect(outlineOf("lion")).toBe("");
  expect(outlineOf("nowhere")).toBe("");
  await learnIcons(["nowhere", "lion"]);
  await learnIcons(["lion"]);
  expect(asked).toEqual(["lion,nowhere"]);
  expect(outlineOf("lion")).toBe("m1 1");
  expect(outlineOf("nowhere")).toBeUndefined();
  vi.unstubAllGlobals();
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
