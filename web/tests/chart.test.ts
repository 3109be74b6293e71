import { describe, expect, it } from "vitest";
import { linesOf } from "../src/lib/chart";
import type { Box } from "../src/lib/vocabulary";

const box = (id: string, x: number, y: number, ...after: string[]): Box => ({
  id,
  title: id,
  icon: "",
  at: [x, y],
  shape: "plate",
  after,
  counters: [],
  tooltip: "",
});

describe("the lines of a chart", () => {
  it("lead from the first of what a box comes after", () => {
    const lines = linesOf([box("hall", 0, 0), box("mill", 0.5, 1, "hall"), box("bow", 1.5, 1, "mill", "hall")]);
    expect(lines.map((line) => line.id)).toEqual(["mill", "bow"]);
    expect(lines[0]!.path).toBe("M16,90V148H54");
    expect(lines[1]!.path).toBe("M146,148H154");
  });

  it("pass below the boxes between", () => {
    const [, line] = linesOf([box("hall", 0, 0), box("worker", 1, 0, "hall"), box("farm", 2, 0, "hall")]);
    expect(line!.path).toBe("M96,48H100V98H200V48H204");
  });

  it("need both ends", () => {
    expect(linesOf([box("farm", 0, 0, "hall")])).toEqual([]);
  });
});
