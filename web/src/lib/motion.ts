// What moved between two pictures: a piece that gains shows a token flying from where its like was lost, or from its owner.
import type { Piece } from "./vocabulary";

export interface Flight {
  /** The piece that arrives or grows. */
  to: string;
  /** The piece it comes from; null when it comes from its owner's hand or from outside. */
  from: string | null;
  count: number;
}

const kin = (piece: Piece): string => `${piece.owner} ${piece.icon}`;

/** Flights from an earlier picture to a later one; pieces that keep their id and only change place need none. */
export function flights(before: Piece[], after: Piece[]): Flight[] {
  const earlier = new Map(before.map((piece) => [piece.id, piece]));
  const later = new Map(after.map((piece) => [piece.id, piece]));
  const losses = new Map<string, { id: string; count: number }[]>();
  for (const piece of before) {
    const lost = piece.count - (later.get(piece.id)?.count ?? 0);
    if (lost > 0) losses.set(kin(piece), [...(losses.get(kin(piece)) ?? []), { id: piece.id, count: lost }]);
  }
  const found: Flight[] = [];
  for (const piece of after) {
    const gain = piece.count - (earlier.get(piece.id)?.count ?? 0);
    if (gain <= 0) continue;
    const source = losses.get(kin(piece))?.find((loss) => loss.count > 0);
    if (source) source.count -= Math.min(source.count, gain);
    found.push({ to: piece.id, from: source?.id ?? null, count: gain });
  }
  return found;
}
