import { describe, expect, it } from "vitest";
import { around, boxOf, clamp, cover, fit, grainOf, heartOf, neighbour, over, overlap, reveal, standing, widestGap, zoomAt } from "../src/lib/geometry";
import type { Area, Piece, Point } from "../src/lib/vocabulary";

const area = (id: string, spots: Point[]): Area => ({
  id,
  path: "",
  terrain: "hills",
  label: id,
  label_at: [0, 0],
  spots,
  marks: [],
  tooltip: "",
});
const piece = (id: string, place: string): Piece => ({
  id,
  place,
  icon: "token",
  owner: 0,
  count: 1,
  label: id,
  faded: false,
  badges: [],
  tooltip: "",
  holds: false,
  main: false,
  level: 0,
  spot: null,
  square: false,
  tone: "",
  ready: null,
});

describe("outlines", () => {
  it("have a box", () => {
    expect(boxOf("M10,20 L30,5 L-4.5,8Z M1,1 L2,40Z")).toEqual({ left: -4.5, top: 1, right: 30, bottom: 40 });
  });
});

describe("boxes", () => {
  const first = { left: 0, top: 0, right: 4, bottom: 4 };
  it("have a box around them", () => {
    expect(around([first, { left: -3, top: 2, right: 1, bottom: 9 }], 1)).toEqual({ left: -4, top: -1, right: 5, bottom: 10 });
  });
  it("overlap or only touch", () => {
    expect(overlap(first, { left: 3, top: 3, right: 5, bottom: 5 })).toBe(true);
    expect(overlap(first, { left: 4, top: 0, right: 5, bottom: 5 })).toBe(false);
  });
});

describe("pieces", () => {
  it("take the spots of their area in turn, then stand beside them", () => {
    const places = standing(
      [piece("a", "A"), piece("b", "A"), piece("c", "A"), piece("x", "nowhere")],
      new Map([["A", area("A", [[10, 10], [50, 50]])]]),
    );
    expect(places.get("a")).toEqual([10, 10]);
    expect(places.get("b")).toEqual([50, 50]);
    expect(places.get("c")).toEqual([19, 1]);
    expect(places.has("x")).toBe(false);
  });
});

describe("arrow keys", () => {
  const points = new Map<string, Point>([
    ["middle", [0, 0]],
    ["east", [10, 1]],
    ["far east", [30, 0]],
    ["north", [1, -12]],
    ["south east", [9, 9]],
  ]);
  it("find the nearest area in a direction", () => {
    expect(neighbour(points, "middle", "right")).toBe("east");
    expect(neighbour(points, "middle", "up")).toBe("north");
    expect(neighbour(points, "middle", "down")).toBe("south east");
    expect(neighbour(points, "middle", "left")).toBeNull();
    expect(neighbour(points, "nowhere", "left")).toBeNull();
  });
});

describe("views", () => {
  const board = { left: 0, top: 0, right: 1000, bottom: 500 };
  const frame = { width: 500, height: 500 };
  it("fit a board into a frame", () => {
    expect(fit(board, frame)).toEqual({ k: 0.5, x: 0, y: 125 });
    expect(fit({ left: 100, top: 100, right: 350, bottom: 300 }, frame)).toEqual({ k: 2, x: -200, y: -150 });
  });
  it("fill a frame with a board", () => {
    expect(cover(board, frame)).toEqual({ k: 1, x: -250, y: 0 });
  });
  it("zoom around a point", () => {
    const view = zoomAt({ x: 0, y: 0, k: 1 }, [100, 50], 2, 0.5, 4);
    expect(view).toEqual({ k: 2, x: -100, y: -50 });
    expect(zoomAt(view, [0, 0], 10, 0.5, 4).k).toBe(4);
  });
  it("leave no margins", () => {
    expect(clamp({ k: 1, x: 50, y: -300 }, board, frame)).toEqual({ k: 1, x: 0, y: 0 });
    expect(clamp({ k: 0.5, x: 70, y: 0 }, board, frame)).toEqual({ k: 0.5, x: 0, y: 125 });
    expect(clamp({ k: 1, x: 0, y: 0 }, { left: 100, top: 0, right: 700, bottom: 100 }, frame)).toEqual({ k: 1, x: -100, y: 200 });
  });
  it("move no further than needed to show a point", () => {
    expect(reveal({ k: 1, x: 0, y: 0 }, [700, 250], frame, 50)).toEqual({ k: 1, x: -250, y: 0 });
    expect(reveal({ k: 1, x: 0, y: 0 }, [250, 250], frame, 50)).toEqual({ k: 1, x: 0, y: 0 });
  });
});

describe("ornaments", () => {
  it("find the widest gap between boxes", () => {
    const gap = widestGap({ width: 300, height: 100 }, [{ left: 0, top: 0, right: 200, bottom: 100 }], 0, 10);
    expect(gap.at[0]).toBe(250);
    expect(gap.radius).toBe(50);
  });
});

describe("looking closely", () => {
  it("knows how wide areas are", () => {
    expect(grainOf([10, 30, 20].map((width) => ({ ...area("a", []), path: `M0,0L${width},0L${width},9Z` })))).toBe(20);
  });

  it("looks where the most is in sight", () => {
    const crowd: Point[] = [
      [0, 0],
      [500, 500],
      [510, 505],
      [520, 500],
    ];
    expect(heartOf(crowd, { width: 100, height: 100 }, 1)).toEqual([500, 500]);
    expect(heartOf([], { width: 100, height: 100 }, 1)).toBeNull();
    expect(over([10, 20], { width: 100, height: 60 }, 2)).toEqual({ k: 2, x: 30, y: -10 });
  });
});
