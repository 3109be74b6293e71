import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false, querySelector: () => null });
vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });

const { inOrder, isMyTurn, withCount } = await import("../src/lib/mine.svelte");
const row = (id: string, status: string, acting: number | null, mine: number[]) => ({ id, status, acting, mine }) as never;

it("puts the tables first where I am to move, and last those that are over", () => {
  const tables = [row("over", "over", null, [0]), row("theirs", "playing", 1, [0]), row("broken", "broken", null, []), row("mine", "playing", 0, [0])];
  expect(inOrder(tables).map((one) => one.id)).toEqual(["mine", "theirs", "over", "broken"]);
  expect(tables.filter(isMyTurn).map((one: { id: string }) => one.id)).toEqual(["mine"]);
});

it("writes the number into the icon", () => {
  const drawn = withCount('<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>', 3);
  expect(drawn).toMatch(/^<svg viewBox="0 0 64 64"><path d="M0 0"\/><circle .*>3<\/text><\/svg>$/);
  expect(withCount('<svg viewBox="0 0 8 8"></svg>', 12)).toContain(">9+</text>");
});
