// Makes src/generated/ from packages: the icons named in src/icons.json, and the fonts cut down to the letters we use.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { shorten } from "./outline.mjs";

const require = createRequire(import.meta.url);
const root = new URL("../", import.meta.url);
const target = new URL("src/generated/", root);
mkdirSync(target, { recursive: true });

function writeIcons() {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const wanted = Object.keys(JSON.parse(readFileSync(new URL("src/icons.json", root), "utf8")));
  const outlines = {};
  for (const name of wanted) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`src/icons.json: the game-icons set has no icon "${name}"`);
    outlines[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => shorten(match[1])).join("");
  }
  writeFileSync(new URL("icons.json", target), JSON.stringify(outlines));
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
