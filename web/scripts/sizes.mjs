// What a first visit to the table page costs: its files as a server sends them, gzipped, in the worse language.
import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
/** The icons of the fullest first scene; tests/browser/test_first_page.py has all of it as it comes through the wire. */
const ICONS = 12_000;
const folder = new URL("../../src/wartable/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));
rmSync(new URL("manifest.json", folder));

const size = (file) => {
  const data = readFileSync(new URL(file, folder));
  return file.endsWith(".woff2") ? data.length : gzipSync(data, { level: 9 }).length;
};

const wanted = new Set();
function follow(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (wanted.has(chunk.file)) return;
  wanted.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) wanted.add(file);
  for (const other of chunk.imports ?? []) follow(other);
}
const entry = Object.keys(manifest).find((key) => manifest[key].name === "table");
for (const key of [entry, "src/text/ui.ru.ftl"]) follow(key);
// Latin letters beside the codes of places are for names in another script; the small capitals have the title of the page.
const FONTS = /(signs|capitals|cyrillic|sc-700-latin)-[^/]*\.woff2$/;
for (const file of wanted) if (file.endsWith(".woff2")) wanted.delete(file);
for (const chunk of Object.values(manifest)) if (FONTS.test(chunk.file)) wanted.add(chunk.file);

const sums = { js: 0, css: 0, woff2: 0, svg: 0 };
for (const file of wanted) sums[file.split(".").at(-1)] += size(file);
const total = Object.values(sums).reduce((a, b) => a + b, ICONS);
console.log(`first table page: ${total} bytes of ${LIMIT} (scripts ${sums.js}, styles ${sums.css}, fonts ${sums.woff2}, drawings ${sums.svg}, icons ${ICONS})`);
if (total > LIMIT) process.exitCode = 1;
