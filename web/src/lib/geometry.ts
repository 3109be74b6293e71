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

/** Where each piece stands: the spots of its area in turn, and beside the first ones when they run out. */
export function standing(pieces: Piece[], areas: Map<string, Area>): Map<string, Point> {
  const used = new Map<string, number>();
  const places = new Map<string, Point>();
  for (const piece of pieces) {
    const area = areas.get(piece.place);
    if (!area) continue;
    const turn = used.get(piece.place) ?? 0;
    used.set(piece.place, turn + 1);
    const spots = area.spots.length ? area.spots : [area.label_at];
    const [x, y] = spots[turn % spots.length]!;
    const lap = Math.floor(turn / spots.length);
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

/** The view that shows a whole board in the middle of a frame. */
export function fit(board: Size, frame: Size): View {
  const k = Math.min(frame.width / board.width, frame.height / board.height);
  return { k, x: (frame.width - board.width * k) / 2, y: (frame.height - board.height * k) / 2 };
}

/** The view that fills a frame with the board, leaving nothing beside it. */
export function cover(board: Size, frame: Size): View {
  const k = Math.max(frame.width / board.width, frame.height / board.height);
  return { k, x: (frame.width - board.width * k) / 2, y: (frame.height - board.height * k) / 2 };
}

/** Zoom so that what is under a point of the frame stays there. */
export function zoomAt(view: View, at: Point, factor: number, least: number, most: number): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  const ratio = k / view.k;
  return { k, x: at[0] - (at[0] - view.x) * ratio, y: at[1] - (at[1] - view.y) * ratio };
}

/** The same view without empty margins; a side on which the board is smaller than the frame is centred. */
export function clamp(view: View, board: Size, frame: Size): View {
  const hold = (offset: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
  return {
    k: view.k,
    x: hold(view.x, board.width * view.k, frame.width),
    y: hold(view.y, board.height * view.k, frame.height),
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
