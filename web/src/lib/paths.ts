// Actions are paths of clicks. These functions say which offers are still open and what may be clicked next.
import type { Offer, Piece } from "./vocabulary";

/** The orders in which an offer's picks may be made. */
function orders(offer: Offer): string[][] {
  const picks = offer.picks;
  if (!offer.either_order || picks.length < 2) return [picks];
  const last = picks.length - 1;
  return [picks, [...picks.slice(0, last - 1), picks[last]!, picks[last - 1]!]];
}

function beginsWith(path: string[], picks: string[]): boolean {
  return picks.length <= path.length && picks.every((pick, i) => pick === path[i]);
}

/** Offers that begin with the picks made so far. */
export function openOffers(offers: Offer[], picks: string[]): Offer[] {
  return offers.filter((offer) => orders(offer).some((path) => beginsWith(path, picks)));
}

/** Everything that may be clicked next. */
export function nextPicks(offers: Offer[], picks: string[]): Set<string> {
  const next = new Set<string>();
  for (const offer of offers) {
    for (const path of orders(offer)) {
      if (path.length > picks.length && beginsWith(path, picks)) next.add(path[picks.length]!);
    }
  }
  return next;
}

export interface Cost {
  cost: number;
  risky: boolean;
}

/** What each click that would complete a path costs: the least certain cost, or else the least risky one. */
export function costs(offers: Offer[], picks: string[]): Map<string, Cost> {
  const found = new Map<string, Cost>();
  for (const offer of offers) {
    const { cost, risky } = offer;
    if (cost === null) continue;
    for (const path of orders(offer)) {
      if (path.length !== picks.length + 1 || !beginsWith(path, picks)) continue;
      const known = found.get(path.at(-1)!);
      const better = !known || (known.risky && !risky) || (known.risky === risky && cost < known.cost);
      if (better) found.set(path.at(-1)!, { cost, risky });
    }
  }
  return found;
}

/** How each click that would complete a path is lit. */
export function tones(offers: Offer[], picks: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const offer of offers) {
    if (!offer.tone) continue;
    for (const path of orders(offer)) {
      if (path.length === picks.length + 1 && beginsWith(path, picks)) found.set(path.at(-1)!, offer.tone);
    }
  }
  return found;
}

/** What of a shortcut is to be said next, after what nobody has asked; nothing if it has come to its end. */
export function onward(then: string[], offers: Offer[]): string[] {
  const at = then.findIndex((action) => offers.some((offer) => offer.action === action));
  return at < 0 ? [] : then.slice(at);
}

/** Open offers that need no further click. */
export function completeOffers(offers: Offer[], picks: string[]): Offer[] {
  return openOffers(offers, picks).filter((offer) => offer.picks.length === picks.length);
}

/** The one offer that is left, if it is complete. */
export function onlyOffer(offers: Offer[], picks: string[]): Offer | null {
  const open = openOffers(offers, picks);
  const only = open.length === 1 ? open[0]! : null;
  return only && only.picks.length === picks.length ? only : null;
}

export type Click =
  | { kind: "picks"; picks: string[] }
  | { kind: "again" }
  | { kind: "why"; picks: string[] };

/**
 * What a click means: a further pick, the last pick once more, a new beginning, or a question.
 * A piece that nobody asks for counts as its area.
 */
export function click(offers: Offer[], picks: string[], id: string, pieces: Piece[]): Click {
  const place = pieces.find((piece) => piece.id === id)?.place;
  const meant = place === undefined ? [id] : [id, place];
  const next = nextPicks(offers, picks);
  for (const one of meant) {
    if (next.has(one)) return { kind: "picks", picks: [...picks, one] };
  }
  const last = picks.at(-1);
  if (last !== undefined && meant.includes(last)) return { kind: "again" };
  if (picks.length) {
    const first = nextPicks(offers, []);
    for (const one of meant) {
      if (first.has(one)) return { kind: "picks", picks: [one] };
    }
  }
  return { kind: "why", picks: [...picks, place ?? id] };
}

/** The picks that lead to an offer, for those who choose it from a list. */
export function picksOf(offers: Offer[], action: string): string[] | null {
  return offers.find((offer) => offer.action === action)?.picks ?? null;
}
