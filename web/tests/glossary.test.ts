import { expect, it } from "vitest";
import { partsOf, termsOf } from "../src/lib/glossary";

const terms = termsOf([
  { id: "race-dwarves", kind: "race", title: "Dwarves", text: "Mountains are cheaper." },
  { id: "badge-miners", kind: "badge", title: "Miners", text: "A coin for each dungeon." },
  { id: "token-mountain", kind: "token", title: "Mountain token", text: "Harder to capture." },
]);

it("a card of two terms has two parts", () => {
  expect(partsOf("Dwarves\nMountains are cheaper.\nMiners\nA coin for each dungeon.", terms)).toEqual([
    { title: "Dwarves", lines: ["Mountains are cheaper."] },
    { title: "Miners", lines: ["A coin for each dungeon."] },
  ]);
});

it("what a place only names is explained after the place", () => {
  expect(partsOf("Coal Ridge\nMountains\nMountain token\nDungeon\n\nDwarves (Anna): 2", terms)).toEqual([
    { title: "Coal Ridge", lines: ["Mountains", "Dungeon"] },
    { title: "Mountain token", lines: ["Harder to capture."] },
    { title: "Dwarves (Anna): 2", lines: [] },
  ]);
});

it("of terms that are called the same the one that is told is meant", () => {
  const barracks = (id: string, text: string) => ({ id, kind: "building", title: "Barracks", text });
  const both = termsOf([barracks("ours", "Trains Footmen."), barracks("theirs", "Trains Grunts.")]);
  expect(partsOf("Barracks\nTrains Footmen.", both)).toEqual([{ title: "Barracks", lines: ["Trains Footmen."] }]);
  expect(partsOf("Barracks", both)).toEqual([{ title: "Barracks", lines: ["Trains Footmen.", "Trains Grunts."] }]);
});

it("without a glossary a text stays as it is", () => {
  expect(partsOf("Dwarves\nMiners", new Map())).toEqual([{ title: "Dwarves", lines: ["Miners"] }]);
  expect(partsOf("Miners", terms)).toEqual([{ title: "Miners", lines: ["A coin for each dungeon."] }]);
});
