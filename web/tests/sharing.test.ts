import { expect, it } from "vitest";
import { asItIs, fewer, fits, left, more, nextAnswer, spread } from "../src/lib/sharing";
import type { Share, Sharing } from "../src/lib/vocabulary";

const share = (place: string, count: number, also: Partial<Share> = {}): Share => ({
  place,
  piece: `orcs-${place}`,
  count,
  least: 1,
  take: `place ${place}`,
  give: `lift ${place}`,
  all: `all ${place}`,
  front: false,
  ...also,
});
const sharing = (hand: number, ...shares: Share[]): Sharing => ({ hand, shares, done: "done" });

it("adds and takes away one by one, as far as hand and garrisons allow", () => {
  const one = sharing(1, share("a", 2), share("b", 1));
  const now = asItIs(one);
  expect(left(one, now)).toBe(1);
  const full = more(one, now, "b");
  expect(full).toEqual({ a: 2, b: 2 });
  expect(more(one, full, "a")).toBe(full);
  const back = fewer(one, fewer(one, full, "b"), "a");
  expect(back).toEqual({ a: 1, b: 1 });
  expect(fewer(one, back, "a")).toBe(back);
  expect(left(one, back)).toBe(2);
});

it("leaves alone what can only give or only take", () => {
  const one = sharing(1, share("a", 3, { take: "" }), share("b", 2, { give: "" }));
  const now = asItIs(one);
  expect(more(one, now, "a")).toBe(now);
  expect(fewer(one, now, "b")).toBe(now);
  expect(more(one, fewer(one, now, "a"), "a")).toEqual(now);
});

it("moves as many together as must", () => {
  const one = sharing(2, share("a", 3, { least: 2 }), share("b", 0, { least: 2 }));
  const pair = more(one, asItIs(one), "b");
  expect(pair).toEqual({ a: 3, b: 2 });
  expect(fewer(one, pair, "b")).toEqual({ a: 3, b: 0 });
  const lone = sharing(1, share("a", 2, { least: 2 }), share("b", 0, { least: 2 }));
  expect(more(lone, asItIs(lone), "b")).toEqual(asItIs(lone));
});

it("spreads evenly, or to the border", () => {
  const one = sharing(2, share("a", 5), share("b", 1, { front: true }), share("c", 1, { front: true }));
  expect(spread(one, () => true)).toEqual({ a: 3, b: 3, c: 3 });
  expect(spread(one, ({ front }) => front)).toEqual({ a: 1, b: 4, c: 4 });
});

it("says first what goes away, then what comes, then that it is done", () => {
  let [a, b, hand] = [3, 1, 0];
  const said: string[] = [];
  for (let n = 0; n < 9; n += 1) {
    const now = sharing(hand, share("a", a), share("b", b));
    const next = nextAnswer(now, { a: 1, b: 3 }, new Set(["lift a", "lift b", "place a", "place b", "done"]));
    if (!next) break;
    said.push(next);
    if (next === "lift a") [a, hand] = [a - 1, hand + 1];
    else if (next === "place b") [b, hand] = [b + 1, hand - 1];
    else break;
  }
  expect(said).toEqual(["lift a", "lift a", "place b", "place b", "done"]);
});

it("places all at once where nothing else is possible", () => {
  const now = sharing(2, share("a", 1, { take: "" }), share("b", 1));
  expect(nextAnswer(now, { a: 1, b: 3 }, new Set(["all b"]))).toBe("all b");
  expect(nextAnswer(now, { a: 1, b: 2 }, new Set(["all b"]))).toBeNull();
});

it("forgets a plan that is about something else", () => {
  const one = sharing(0, share("a", 2), share("b", 2));
  expect(fits({ a: 1, b: 3 }, one)).toBe(true);
  expect(fits({ a: 3, b: 3 }, one)).toBe(false);
  expect(fits({ a: 1 }, one)).toBe(false);
});
