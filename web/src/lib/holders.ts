// Whose land an area is. Pictures name the owner of each piece; some pieces, such as a trap, lie on foreign land.
import type { Panel, Piece } from "./vocabulary";

/** The piece that holds each area: the first whose owner shows the same icon among the cards of the own panel. */
export function holders(pieces: Piece[], panels: Panel[]): Map<string, Piece> {
  const peoples = new Map(panels.map((panel) => [panel.seat, new Set(panel.cards.flatMap((card) => card.icons))]));
  const found = new Map<string, Piece>();
  for (const piece of pieces) {
    if (!found.has(piece.place) && peoples.get(piece.owner)?.has(piece.icon)) found.set(piece.place, piece);
  }
  return found;
}
