// Makes src/generated/ from packages: the icons named in src/icons.json, and the fonts cut down to the letters we use.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { shorten } from "./outline.mjs";

const require = createRequire(import.meta.url);
const root = new URL("../", import.meta.url);
const target = new URL("src/generated/", root);

/** The colour and the outline of every icon that is named in src/icons.json; the server hands out those asked for. */
function writeIcons() {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const colours = JSON.parse(readFileSync(new URL("src/icons.json", root), "utf8"));
  const found = {};
  for (const [icon, colour] of Object.entries(colours)) {
    const drawn = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
    if (!drawn) throw new Error(`src/icons.json: the game-icons set has no icon "${icon}"`);
    const outline = [...drawn.body.matchAll(/ d="([^"]+)"/g)].map((match) => shorten(match[1])).join("");
    found[icon] = [colour, outline];
  }
  writeFileSync(new URL("icons.json", target), JSON.stringify(found));
}

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
// Digits and what stands between words; rarer signs come from the reader's own fonts.
const SIGNS = `${range(0x30, 0x39)} !"%&'()*+,-./:;=?«»—–…·×−“”„’›`;
const SMALL = { latin: range(0x61, 0x7a), cyrillic: `ё${range(0x430, 0x44f)}` };
// Capital Latin letters are apart: Russian pages need them for the codes of places.
const PARTS = { signs: SIGNS, capitals: range(0x41, 0x5a), latin: SMALL.latin, cyrillic: `Ё${range(0x410, 0x42f)}${SMALL.cyrillic}` };
// The small capitals go with the bold face, whose capitals, digits and signs look the same.
const FACES = [
  ["alegreya", 400, PARTS],
  ["alegreya", 700, PARTS],
  ["alegreya-sc", 700, SMALL],
];
const KEPT = ["kern", "lnum", "liga", "ccmp", "locl", "mark"];

async function writeFonts() {
  for (const [family, weight, parts] of FACES) {
    for (const [part, letters] of Object.entries(parts)) {
      const script = part === "cyrillic" ? "cyrillic" : "latin";
      const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
      const cut = await subsetFont(readFileSync(file), letters, { targetFormat: "woff2", keepFeatures: KEPT, noHinting: true });
      writeFileSync(new URL(`${family}-${weight}-${part}.woff2`, target), cut);
    }
  }
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
writeIcons();
await writeFonts();
