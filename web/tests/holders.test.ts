import { expect, it } from "vitest";
import { holders } from "../src/lib/holders";
import type { Card, Panel, Piece } from "../src/lib/vocabulary";

const piece = (id: string, place: string, icon: string, owner: number): Piece => ({
  id,
  place,
  icon,
  owner,
  count: 1,
  label: id,
  faded: false,
  badges: [],
  tooltip: "",
});
const card = (icon: string): Card => ({ id: icon, title: icon, lines: [], icons: [icon], tone: "plain", counters: [], tooltip: "" });
const panel = (seat: number, ...icons: string[]): Panel => ({ seat, title: "", acting: false, counters: [], cards: icons.map(card) });

it("the people of an owner's panel hold land, their traps on foreign land do not", () => {
  const pieces = [
    piece("bomb-A", "A", "unlit-bomb", 0),
    piece("orcs-A", "A", "orc-head", 1),
    piece("goblins-B", "B", "goblin-head", 0),
    piece("objective-C", "C", "flag-objective", 1),
  ];
  const found = holders(pieces, [panel(0, "goblin-head"), panel(1, "orc-head", "trowel")]);
  expect([...found].map(([area, one]) => [area, one.id])).toEqual([
    ["A", "orcs-A"],
    ["B", "goblins-B"],
  ]);
});
