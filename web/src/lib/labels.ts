// Names on the board: how much room they take, and which of them fit where they are shown larger than planned.
import { around, type Box, boxOf, overlap } from "./geometry";
import type { Area, Board, Point } from "./vocabulary";

export const NAME_SIZE = 10.6;
export const LINE = 11.5;
const LETTER = 5.2;
/** Cyrillic letters are wider. */
const WIDE_LETTER = 6;
/** Names up to this much larger than planned still stand clear of each other. */
const ROOMY = 1.2;
/** Names are never shown smaller than this, in pixels, unless that is too large for the board. */
const LEAST = 10;
const LARGEST = 2.6;
/** Smaller than this, in pixels, nobody can read them. */
const TINY = 8.5;
const MARGIN = 16;
const CAPTION = { width: 12, above: 14, below: 6 };

function boxAt(at: Point, width: number, above: number, below: number): Box {
  return { left: at[0] - width / 2, top: at[1] - above, right: at[0] + width / 2, bottom: at[1] + below };
}

/** How many times as large as planned names are written on a board shown at scale `k`; in steps, for zooming's sake. */
export function lettersAt(k: number): number {
  return Math.min(LARGEST, Math.max(1, Math.ceil((10 * LEAST) / (NAME_SIZE * k)) / 10));
}

/** Whether names on a board shown at scale `k` can be read at all. */
export function legible(k: number): boolean {
  return NAME_SIZE * LARGEST * k >= TINY;
}

/** The box a name takes when its letters are so many times as large as planned. */
export function nameBox(area: Area, letters: number): Box {
  const lines = area.label.split("\n");
  const longest = Math.max(...lines.map((line) => line.length));
  const half = (letters * LINE * lines.length) / 2;
  return boxAt(area.label_at, letters * (/[а-яё]/i.test(area.label) ? WIDE_LETTER : LETTER) * longest, half, half);
}

/** The part of a board that has anything on it. */
export function printed(board: Board): Box {
  const captions = board.over
    .filter((one) => one.kind === "caption")
    .map((one) => boxAt(one.at, one.text.length * CAPTION.width, CAPTION.above, CAPTION.below));
  return around([...board.areas.map((area) => boxOf(area.path)), ...captions], MARGIN);
}

/** The areas whose names are written: all of them, or as many as fit, those that can be picked before the others. */
export function readable(areas: Area[], letters: number, wanted: Set<string>): Set<string> {
  if (letters <= ROOMY && !areas.some((area) => /[а-яё]/i.test(area.label))) return new Set(areas.map((area) => area.id));
  const named = new Set<string>();
  const taken: Box[] = [];
  const order = [...areas].sort((a, b) => Number(wanted.has(b.id)) - Number(wanted.has(a.id)) || a.label.length - b.label.length);
  for (const area of order) {
    const box = nameBox(area, letters);
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    named.add(area.id);
  }
  return named;
}
