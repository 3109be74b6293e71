// What a first visit to the table page costs, gzipped: the entry, what it imports, the page, one language and its fonts.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../../src/wartable/server/static/assets/", import.meta.url);
const names = readdirSync(folder);
const size = (name) => (name.endsWith(".woff2") ? readFileSync(new URL(name, folder)).length : gzipSync(readFileSync(new URL(name, folder))).length);
const rest = /^(Home|NewTable|Join|Replay|About|Rulebook|ui\.en|PageBar)-/;
const counted = names.filter((name) => !rest.test(name));
const total = counted.reduce((sum, name) => sum + size(name), 0);
for (const name of counted) console.log(`${String(size(name)).padStart(7)}  ${name}`);
console.log(`${String(total).padStart(7)}  bytes for the first table page (limit ${LIMIT})`);
if (total > LIMIT) process.exitCode = 1;
