// How terrains look beyond the colours a game gives them; unknown ones are land.
import type { Area, Board, Decoration } from "../lib/vocabulary";

const OPEN_WATER = new Set(["sea", "ocean"]);
const WATER = new Set([...OPEN_WATER, "lake", "river", "water"]);

export const isWater = (area: Area): boolean => WATER.has(area.terrain);
export const isOpenWater = (area: Area): boolean => OPEN_WATER.has(area.terrain);

export const INK = "#2b2118";

/** Colours of things that have one of their own: rings around pieces, dice. */
export const TONES: Record<string, string> = { red: "#b3302a", blue: "#2f5fa8", green: "#2f7d43" };

/** Base, shade and ink of a terrain. */
export function colours(board: Board, terrain: string): [string, string, string] {
  const [base = "#c9b98f", shade = base, ink = INK] = board.palette[terrain] ?? [];
  return [base, shade, ink];
}

/** A colour between two others, both written #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(first, at) + (part(second, at) - part(first, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const LINES = new Set(["land", "borders", "walls", "mouths", "caption"]);

/** Little drawings scattered over the board, as opposed to outlines and writing. */
export const isDrawing = (decoration: Decoration): boolean => !LINES.has(decoration.kind);

/** The points of a star around the origin. */
export function star(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let n = 0; n < 2 * points; n += 1) {
    const radius = n % 2 ? inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    corners.push(`${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return corners.join(" ");
}
