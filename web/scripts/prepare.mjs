// Makes src/generated/ from packages: the icons named in src/icons.json, and the fonts cut down to the letters we use.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { shorten } from "./outline.mjs";

const require = createRequire(import.meta.url);
const root = new URL("../", import.meta.url);
const target = new URL("src/generated/", root);
mkdirSync(target, { recursive: true });

const NAMES = /"([a-z0-9-]+)"/g;
/** Where a game names its icons: pieces and counters, cards, powers. */
const ROOMS = ["picture/", "cards/", "powers/"];
/** What is seen late in a game, if at all: its icons are a file of their own, fetched after the others. */
const LATE = ["spells/"];

/** The names a file gives to icons; whatever else stands in quotes is not among those collected. */
function named(file, collected) {
  return [...readFileSync(file, "utf8").matchAll(NAMES)].map((match) => match[1]).filter((name) => name in collected);
}

/** The files of a room that has icons at all: names of cards may be names of icons too. */
function filesOf(room) {
  const files = readdirSync(room).filter((name) => name.endsWith(".py")).map((name) => new URL(name, room));
  return files.some((file) => /\bicon\b/.test(readFileSync(file, "utf8"))) ? files : [];
}

/** The icons that a game names in some of its rooms. */
function iconsOf(game, names, collected) {
  const rooms = names.map((room) => new URL(room, game)).filter((room) => existsSync(room));
  return rooms.flatMap(filesOf).flatMap((file) => named(file, collected));
}

/** One file of icons for each game, and one for our own pages: the colour and the outline of each. */
function writeIcons() {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const colours = JSON.parse(readFileSync(new URL("src/icons.json", root), "utf8"));
  const folder = new URL("icons/", target);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const write = (name, icons) => {
    const found = {};
    for (const icon of new Set(icons)) {
      const drawn = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
      if (!drawn) throw new Error(`src/icons.json: the game-icons set has no icon "${icon}"`);
      const outline = [...drawn.body.matchAll(/ d="([^"]+)"/g)].map((match) => shorten(match[1])).join("");
      found[icon] = [colours[icon], outline];
    }
    writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(found));
  };
  const games = new URL("../src/wartable/games/", root);
  for (const game of readdirSync(games)) {
    for (const [rooms, late] of [[ROOMS, ""], [LATE, "-late"]]) {
      const found = iconsOf(new URL(`${game}/`, games), rooms, colours);
      if (found.length) write(game.replaceAll("_", "-") + late, found);
    }
  }
  write("pages", named(new URL("src/ui/Crest.svelte", root), colours));
}

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
// Digits and what stands between words; rarer signs come from the reader's own fonts.
const SIGNS = `${range(0x30, 0x39)} !"%&'()*+,-./:;=?«»—–…·×−“”„’›`;
const PARTS = { signs: SIGNS, latin: range(0x41, 0x5a) + range(0x61, 0x7a), cyrillic: `Ёё${range(0x410, 0x44f)}` };
const FACES = [
  ["alegreya", 400],
  ["alegreya", 700],
  ["alegreya-sc", 700],
];
const KEPT = ["kern", "lnum", "liga", "ccmp", "locl", "mark"];

async function writeFonts() {
  for (const [family, weight] of FACES) {
    for (const [part, letters] of Object.entries(PARTS)) {
      const script = part === "cyrillic" ? "cyrillic" : "latin";
      const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
      const cut = await subsetFont(readFileSync(file), letters, { targetFormat: "woff2", keepFeatures: KEPT, noHinting: true });
      writeFileSync(new URL(`${family}-${weight}-${part}.woff2`, target), cut);
    }
  }
}

writeIcons();
await writeFonts();
