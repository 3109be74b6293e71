// Points, boxes and the view of a board that can be moved and zoomed.
import type { Area, Piece, Point } from "./vocabulary";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Board point p is shown at p * k + (x, y). */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Direction = "up" | "down" | "left" | "right";

const PAIR = /(-?[\d.]+)[ ,](-?[\d.]+)/g;

/** The box around an outline of straight lines. */
export function boxOf(path: string): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [, x, y] of path.matchAll(PAIR)) {
    box.left = Math.min(box.left, Number(x));
    box.right = Math.max(box.right, Number(x));
    box.top = Math.min(box.top, Number(y));
    box.bottom = Math.max(box.bottom, Number(y));
  }
  return box;
}

export const STACK_STEP = 9;

/** Where each piece stands: on its spot, or else the spots of its area in turn; beside it where others stand already. */
export function standing(pieces: Piece[], areas: Map<string, Area>): Map<string, Point> {
  const turns = new Map<string, number>();
  const used = new Map<string, number>();
  const places = new Map<string, Point>();
  for (const piece of pieces) {
    const area = areas.get(piece.place);
    if (!area) continue;
    const spots = area.spots.length ? area.spots : [area.label_at];
    let spot = piece.spot;
    if (spot === null) {
      spot = turns.get(piece.place) ?? 0;
      turns.set(piece.place, spot + 1);
    }
    const [x, y] = spots[spot % spots.length]!;
    const there = `${piece.place} ${spot % spots.length}`;
    const lap = used.get(there) ?? 0;
    used.set(there, lap + 1);
    places.set(piece.id, [x + lap * STACK_STEP, y - lap * STACK_STEP]);
  }
  return places;
}

/** The nearest of the named points in a direction; those straight ahead come before those aside. */
export function neighbour(points: Map<string, Point>, from: string, direction: Direction): string | null {
  const start = points.get(from);
  if (!start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, point] of points) {
    if (id === from) continue;
    const dx = point[0] - start[0];
    const dy = point[1] - start[1];
    const [ahead, aside] = direction === "left" || direction === "right" ? [dx, dy] : [dy, dx];
    const along = direction === "left" || direction === "up" ? -ahead : ahead;
    if (along <= 0 || along < Math.abs(aside) * 0.4) continue;
    const cost = along + 2 * Math.abs(aside);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The box around several others, grown by a margin. */
export function around(boxes: Box[], margin: number): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const ratios = (box: Box, frame: Size): [number, number] => [
  frame.width / (box.right - box.left),
  frame.height / (box.bottom - box.top),
];

/** The view that shows a whole box in the middle of a frame. */
export function fit(box: Box, frame: Size): View {
  return centred(box, frame, Math.min(...ratios(box, frame)));
}

/** The view that fills a frame with a box, leaving nothing beside it. */
export function cover(box: Box, frame: Size): View {
  return centred(box, frame, Math.max(...ratios(box, frame)));
}

/** The view of a given scale with a box in the middle of a frame. */
export function centred(box: Box, frame: Size, k: number): View {
  return { k, x: (frame.width - (box.left + box.right) * k) / 2, y: (frame.height - (box.top + box.bottom) * k) / 2 };
}

/** Zoom so that what is under a point of the frame stays there. */
export function zoomAt(view: View, at: Point, factor: number, least: number, most: number): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  const ratio = k / view.k;
  return { k, x: at[0] - (at[0] - view.x) * ratio, y: at[1] - (at[1] - view.y) * ratio };
}

/** The same view without margins beside a box; a side on which the box is smaller than the frame is centred. */
export function clamp(view: View, box: Box, frame: Size): View {
  const hold = (offset: number, from: number, to: number, room: number): number =>
    to - from <= room ? (room - from - to) / 2 : Math.min(0 - from, Math.max(room - to, offset));
  return {
    k: view.k,
    x: hold(view.x, box.left * view.k, box.right * view.k, frame.width),
    y: hold(view.y, box.top * view.k, box.bottom * view.k, frame.height),
  };
}

/** Move a view as little as needed to show a point, `margin` away from the edges. */
export function reveal(view: View, point: Point, frame: Size, margin: number): View {
  const x = point[0] * view.k + view.x;
  const y = point[1] * view.k + view.y;
  const shift = (at: number, room: number): number =>
    at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
  return { k: view.k, x: view.x + shift(x, frame.width), y: view.y + shift(y, frame.height) };
}

/** How wide the areas of a board usually are. */
export function grainOf(areas: Area[]): number {
  const widths = areas.map((area) => boxOf(area.path)).map((box) => box.right - box.left);
  return widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

/** Which of some points has the most others in sight when it is in the middle of a frame shown at scale `k`. */
export function heartOf(points: Point[], frame: Size, k: number): Point | null {
  let best: Point | null = null;
  let most = 0;
  for (const at of points) {
    const near = (other: Point): boolean =>
      Math.abs(other[0] - at[0]) * 2 * k < frame.width && Math.abs(other[1] - at[1]) * 2 * k < frame.height;
    const seen = points.filter(near).length;
    if (seen > most) [best, most] = [at, seen];
  }
  return best;
}

/** The view of a given scale with a point in the middle of a frame. */
export function over(at: Point, frame: Size, k: number): View {
  return { k, x: frame.width / 2 - at[0] * k, y: frame.height / 2 - at[1] * k };
}

/** The middle and radius of the widest circle of a board that no box touches, for an ornament. */
export function widestGap(board: Size, boxes: Box[], edge: number, step = 12): { at: Point; radius: number } {
  let best: { at: Point; radius: number } = { at: [0, 0], radius: 0 };
  for (let x = step; x < board.width; x += step) {
    for (let y = step; y < board.height; y += step) {
      let radius = Math.min(x, y, board.width - x, board.height - y) - edge;
      for (const box of boxes) {
        if (radius <= best.radius) break;
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        radius = Math.min(radius, Math.hypot(dx, dy));
      }
      if (radius > best.radius) best = { at: [x, y], radius };
    }
  }
  return best;
}

/** A bent line through points that ends in a head, so far before the last of them; both as paths. */
export function arrow(way: Point[], gap: number, size: number): { line: string; head: string } {
  const [from, to] = [way.at(-2)!, way.at(-1)!];
  // Bent to the left of its direction, so that ways there and back do not cover each other.
  const bend = 0.12;
  const middle: Point = [(from[0] + to[0]) / 2 + bend * (to[1] - from[1]), (from[1] + to[1]) / 2 - bend * (to[0] - from[0])];
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const tip: Point = [to[0] - gap * Math.cos(angle), to[1] - gap * Math.sin(angle)];
  const back = (turn: number): string => rounded([tip[0] - size * 0.8 * Math.cos(angle + turn), tip[1] - size * 0.8 * Math.sin(angle + turn)]);
  const neck: Point = [tip[0] - size * 0.5 * Math.cos(angle), tip[1] - size * 0.5 * Math.sin(angle)];
  const before = way.slice(0, -1).map(rounded).join("L");
  return { line: `M${before}Q${rounded(middle)} ${rounded(neck)}`, head: `M${rounded(tip)}L${back(0.5)}L${back(-0.5)}Z` };
}

const rounded = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
