// What a first visit to the table page costs: its files as a server sends them, gzipped, in the worse language, all fonts.
import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
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
for (const key of [entry, "src/text/ui.ru.ftl?raw"]) follow(key);
// One game's icons are needed: count the largest file of them.
const icons = Object.keys(manifest).filter((key) => key.includes("/generated/icons/"));
follow(icons.reduce((a, b) => (size(manifest[a].file) > size(manifest[b].file) ? a : b)));
for (const chunk of Object.values(manifest)) if (chunk.file.endsWith(".woff2")) wanted.add(chunk.file);

const sums = { js: 0, css: 0, woff2: 0, svg: 0 };
for (const file of wanted) sums[file.split(".").at(-1)] += size(file);
const total = Object.values(sums).reduce((a, b) => a + b, 0);
console.log(`first table page: ${total} bytes of ${LIMIT} (scripts ${sums.js}, styles ${sums.css}, fonts ${sums.woff2}, drawings ${sums.svg})`);
if (total > LIMIT) process.exitCode = 1;
