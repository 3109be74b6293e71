import { beforeEach, expect, it, vi } from "vitest";
import type { SaidLine, SeatMeta, TableMeta } from "../src/lib/vocabulary";

vi.stubGlobal("navigator", { languages: ["en"] });
const { settings } = await import("../src/lib/settings.svelte");
const { hasCompany, Talk } = await import("../src/lib/talk.svelte");

const line = (seat: number, text = "x"): SaidLine => ({ seat, to: "table", text });
const told = (seat: number | null, lines: SaidLine[], allies: number[] = []) => ({ t: "talk" as const, seat, allies, lines, proposals: [] });

function meta(kinds: SeatMeta["kind"][], mine: number[], talk = true): TableMeta {
  const seats = kinds.map((kind, seat) => ({ seat, kind, name: "", level: "", asks: null, online: true }));
  return { seats, mine, watching: !mine.length, talk } as unknown as TableMeta;
}

beforeEach(() => {
  settings.muted = {};
});

it("there is company where somebody else is or is expected", () => {
  expect(hasCompany(null)).toBe(false);
  expect(hasCompany(meta(["person", "bot", "bot"], [0]))).toBe(false);
  expect(hasCompany(meta(["person", "person"], [0, 1]))).toBe(false);
  expect(hasCompany(meta(["person", "open"], [0]))).toBe(true);
  expect(hasCompany(meta(["person", "person"], [0]))).toBe(true);
  expect(hasCompany(meta(["person", "person"], [0], false))).toBe(false);
  expect(hasCompany(meta(["person", "bot"], []))).toBe(false);
  expect(hasCompany(meta(["person", "person"], []))).toBe(true);
});

it("what others say while nobody looks is unread", () => {
  const talk = new Talk("t");
  talk.begin(told(0, [line(0), line(1), line(1)]));
  expect(talk.unread).toBe(2);
  talk.show(true);
  expect(talk.unread).toBe(0);
  talk.hear(line(1));
  expect(talk.unread).toBe(0);
  talk.show(false);
  talk.hear(line(1));
  talk.hear(line(0));
  expect(talk.unread).toBe(1);
  // A connection that comes back tells everything again, of which only that is unread.
  talk.begin(told(0, talk.lines));
  expect(talk.unread).toBe(1);
});

it("a seat's draft and lines are not shown to the next one", () => {
  const talk = new Talk("t");
  talk.begin(told(0, [line(2, "secret")], [2]));
  expect(talk.to).toBe("team");
  talk.draft = "a plan";
  talk.begin(told(null, []));
  expect(talk.draft).toBe("");
  expect(talk.lines).toEqual([]);
  expect(talk.to).toBe("table");
});

it("muted seats count for nothing, for each table by itself", () => {
  const talk = new Talk("t");
  talk.begin(told(0, []));
  talk.mute(1, true);
  talk.hear(line(1));
  expect(talk.unread).toBe(0);
  expect(new Talk("other").muted).toEqual([]);
  talk.mute(1, false);
  expect(talk.muted).toEqual([]);
  for (let i = 0; i < 50; i += 1) new Talk(`table ${i}`).mute(0, true);
  expect(Object.keys(settings.muted)).toHaveLength(20);
});
