// Where things are on a curve of chances, and what is said of them.
import type { Curve, CurvePoint } from "./vocabulary";

export const percent = (chance: number): number => Math.round(100 * chance);

/** The number of the point at which a moment is, between two of them a part of it. */
export function placeOf(points: CurvePoint[], moment: number): number {
  const next = points.findIndex((point) => point.moment >= moment);
  if (next <= 0) return next < 0 ? points.length - 1 : 0;
  const before = points[next - 1]!.moment;
  return next - 1 + (moment - before) / (points[next]!.moment - before);
}

/** The first points of rounds that have room for their number, so many at most. */
export function roundsShown(points: CurvePoint[], most: number): number[] {
  const first = points.flatMap((point, i) => (i === 0 || points[i - 1]!.round < point.round ? [i] : []));
  const every = Math.ceil(first.length / Math.max(1, most));
  return first.filter((_, number) => number % every === 0);
}

/** Marks in a row, as near to their places as there is room for all of them from one edge to the other. */
export function sideBySide(places: number[], gap: number, least: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? least - gap) + gap));
  for (let i = found.length - 1, end = most; i >= 0; i--, end = found[i + 1]! - gap) found[i] = Math.min(found[i]!, end);
  return found;
}

/** How many seats before this one have the same chance all the time, as teammates do: their lines lie on one another. */
export function twinsOf(curve: Curve, seat: number): number {
  let found = 0;
  for (let other = 0; other < seat; other++) {
    if (curve.points.every((point) => point.chances[other] === point.chances[seat])) found += 1;
  }
  return found;
}
