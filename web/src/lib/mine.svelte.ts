// My tables as they are now, and how many of them wait for me: on the first page, in the title and in the icon.
import * as api from "./api";
import { tellCount } from "./count.svelte";
import type { TableRow } from "./vocabulary";
import { language } from "./words.svelte";

/** Milliseconds between two looks: at a page that is seen, and at one that is not. */
const PAUSES = { visible: 5000, hidden: 20_000 };

let rows = $state.raw<TableRow[] | null>(null);
let failed = $state(false);
let mark = "";
let timer = 0;
let asking = 0;

/** Null until the server has told them. */
export const myTables = (): TableRow[] | null => rows;
/** The server does not answer, and nothing is known. */
export const unknown = (): boolean => failed && rows === null;

/** I am to move there. */
export const isMyTurn = (table: TableRow): boolean =>
  table.status === "playing" && table.acting !== null && table.mine.includes(table.acting);

/** Tables where I am to move come first, then those that go on, then those that are over. */
export function inOrder(tables: TableRow[]): TableRow[] {
  const rank = (table: TableRow): number => (table.status !== "playing" ? 2 : isMyTurn(table) ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** Ask now, and from now on again and again. */
export async function lookAgain(): Promise<void> {
  clearTimeout(timer);
  asking += 1;
  const mine = asking;
  try {
    const told = await api.tables(mark);
    if (mine !== asking) return;
    mark = told.mark;
    if (told.tables) tell(told.tables);
    failed = false;
  } catch {
    if (mine !== asking) return;
    failed = true;
  }
  clearTimeout(timer);
  timer = window.setTimeout(() => void lookAgain(), PAUSES[document.hidden ? "hidden" : "visible"]);
}

function tell(told: TableRow[]): void {
  const before = rows;
  rows = told;
  const waiting = told.filter(isMyTurn);
  tellCount(waiting.length);
  void showCount(waiting.length);
  if (before === null) return;
  const known = new Set(before.filter(isMyTurn).map((table) => table.id));
  for (const table of waiting) if (!known.has(table.id)) for (const hear of listeners) hear(table);
}

const listeners = new Set<(table: TableRow) => void>();

/** Whoever wants to know when another table begins to wait for me. */
export function onTurn(hear: (table: TableRow) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

let sign: string | null = null;

/** The number in the icon of the page, and on the icon of the installed app. */
async function showCount(count: number): Promise<void> {
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  badge.setAppBadge?.(count).catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  sign ??= await (await fetch("/icon.svg")).text();
  link.href = count ? `data:image/svg+xml,${encodeURIComponent(withCount(sign, count))}` : "/icon.svg";
}

/** A drawing with a number in its corner. */
export function withCount(drawing: string, count: number): string {
  const [, x = 0, y = 0, width = 64, height = 64] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawing)?.map(Number) ?? [];
  const size = width * 0.34;
  const [cx, cy] = [x + width - size, y + height - size];
  const number = count > 9 ? "9+" : String(count);
  const mark =
    `<circle cx="${cx}" cy="${cy}" r="${size}" fill="#c22418" stroke="#fff" stroke-width="${width * 0.04}"/>` +
    `<text x="${cx}" y="${cy + size * 0.42}" font-family="sans-serif" font-weight="700" font-size="${size * (count > 9 ? 1 : 1.25)}" text-anchor="middle" fill="#fff">${number}</text>`;
  return drawing.replace(/<\/svg>\s*$/, `${mark}</svg>`);
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && rows !== null) void lookAgain();
});

// From the moment this is first needed; and at once when another language is read.
$effect.root(() => {
  $effect(() => {
    language();
    mark = "";
    void lookAgain();
  });
});
