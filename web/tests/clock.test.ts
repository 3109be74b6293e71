import { expect, it } from "vitest";
import { spell, timeLeft } from "../src/lib/clock";

const clock = { seat: 0, left: [60, 60], reserve: [30, 30], bot: [] };
const say = (id: string, facts: Record<string, number>): string => `${id} ${Object.values(facts).join(" ")}`;

it("uses the turn up before the reserve, of whoever is asked only", () => {
  expect(timeLeft(clock, 0, 20)).toEqual({ turn: 40, reserve: 30 });
  expect(timeLeft(clock, 0, 75)).toEqual({ turn: 0, reserve: 15 });
  expect(timeLeft(clock, 0, 500)).toEqual({ turn: 0, reserve: 0 });
  expect(timeLeft(clock, 1, 500)).toEqual({ turn: 60, reserve: 30 });
});

it("tells what is worth telling", () => {
  expect([0, 59.2, 61, 3599].map((one) => spell(one, say))).toEqual(["0:00", "1:00", "1:01", "59:59"]);
  expect(spell(7380, say)).toBe("time-hours 2 3");
  expect(spell(90_000, say)).toBe("time-days 1 1");
});
