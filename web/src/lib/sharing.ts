// Pieces that are spread anew over areas: what somebody wants is worked out here, and said answer by answer.
import type { Share, Sharing } from "./vocabulary";

/** By area, how many are to stand there. */
export type Plan = Record<string, number>;

/** How many can stand there at least. */
const floor = (share: Share): number => (share.give ? Math.min(share.count, share.least) : share.count);
const ceiling = (share: Share): number => (share.take ? Number.POSITIVE_INFINITY : share.count);

export function asItIs(sharing: Sharing): Plan {
  return Object.fromEntries(sharing.shares.map((share) => [share.place, share.count]));
}

/** Whether a plan is about these areas and as many pieces. */
export function fits(plan: Plan, sharing: Sharing): boolean {
  return sharing.shares.length === Object.keys(plan).length && sharing.shares.every(({ place }) => place in plan) && left(sharing, plan) >= 0;
}

/** How many are still in hand. */
export function left(sharing: Sharing, plan: Plan): number {
  return sharing.shares.reduce((sum, share) => sum + share.count - plan[share.place]!, sharing.hand);
}

/** One more, or as many as must go there together; the same plan if that cannot be. */
export function more(sharing: Sharing, plan: Plan, place: string): Plan {
  const share = sharing.shares.find((one) => one.place === place);
  if (!share) return plan;
  const now = plan[place]!;
  const then = Math.max(now + 1, Math.min(share.least, now + left(sharing, plan)));
  const can = then <= ceiling(share) && then - now <= left(sharing, plan) && (then >= share.least || then <= share.count);
  return can ? { ...plan, [place]: then } : plan;
}

/** One fewer; the same plan if that cannot be. */
export function fewer(sharing: Sharing, plan: Plan, place: string): Plan {
  const share = sharing.shares.find((one) => one.place === place);
  if (!share) return plan;
  const now = plan[place]!;
  const then = now - 1 < share.least && share.count < share.least ? share.count : now - 1;
  return then >= floor(share) && then < now ? { ...plan, [place]: then } : plan;
}

/** All that can go is spread evenly over some areas, or where those can take no more, over all. */
export function spread(sharing: Sharing, among: (share: Share) => boolean): Plan {
  let plan: Plan = Object.fromEntries(sharing.shares.map((share) => [share.place, floor(share)]));
  while (left(sharing, plan) > 0) {
    const before = plan;
    const order = [...sharing.shares].sort((a, b) => Number(among(b)) - Number(among(a)) || before[a.place]! - before[b.place]!);
    for (const share of order) {
      plan = more(sharing, before, share.place);
      if (plan !== before) break;
    }
    if (plan === before) return plan;
  }
  return plan;
}

/** The next answer towards a plan, among those that are possible: first what goes away; null if there is none. */
export function nextAnswer(sharing: Sharing, plan: Plan, possible: Set<string>): string | null {
  for (const share of sharing.shares) {
    if (share.count > plan[share.place]! && possible.has(share.give)) return share.give;
  }
  for (const share of sharing.shares) {
    const lacking = plan[share.place]! - share.count;
    if (lacking > 0 && possible.has(share.take)) return share.take;
    if (lacking > 0 && lacking === sharing.hand && possible.has(share.all)) return share.all;
  }
  const reached = sharing.shares.every((share) => share.count === plan[share.place]);
  return reached && possible.has(sharing.done) ? sharing.done : null;
}
