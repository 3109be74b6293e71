// The lines of a chart: from each box to those that come right after it.
import type { Box } from "./vocabulary";

/** Columns and rows are so many units wide and high. */
const CELL = 100;
/** Where a box begins and ends in its cell, in units. */
const EDGE = { left: 4, right: 96, top: 6, bottom: 90 };
const MIDDLE = 48;
/** How far to the right of a box's left edge the line to what lies below it begins. */
const STEM = 16;

export interface Line {
  /** The box it leads to. */
  id: string;
  path: string;
}

/** One line to every box that comes after another: beside it, along the gap below its row, or down its left side. */
export function linesOf(boxes: Box[]): Line[] {
  const places = new Map(boxes.map((box) => [box.id, box.at]));
  const lines: Line[] = [];
  for (const box of boxes) {
    const from = places.get(box.after[0] ?? "");
    if (from) lines.push({ id: box.id, path: lineTo(from, box.at) });
  }
  return lines;
}

function lineTo([fx, fy]: [number, number], [tx, ty]: [number, number]): string {
  const [x, y, left, middle] = [fx * CELL, fy * CELL, tx * CELL + EDGE.left, ty * CELL + MIDDLE];
  if (fy !== ty) return `M${x + STEM},${y + EDGE.bottom}V${middle}H${left}`;
  if (tx - fx <= 1) return `M${x + EDGE.right},${middle}H${left}`;
  return `M${x + EDGE.right},${middle}H${x + CELL}V${y + CELL - 2}H${left - EDGE.left}V${middle}H${left}`;
}
