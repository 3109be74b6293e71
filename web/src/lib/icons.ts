// Outlines of the icons named in icons.json, and the colour each is painted on.
import outlines from "../generated/icons.json";
import colours from "../icons.json";

const OUTLINES: Record<string, string> = outlines;
const COLOURS: Record<string, string> = colours;

/** The outlines lie on a square of this side. */
export const SIDE = 256;

/** An outline on that square; undefined for icons that were not collected. */
export function outlineOf(icon: string): string | undefined {
  return OUTLINES[icon];
}

/** The face of a counter with this icon; unknown icons get a colour of their own from their name. */
export function colourOf(icon: string): string {
  const known = COLOURS[icon];
  if (known) return known;
  let hash = 0;
  for (const letter of icon) hash = (hash * 31 + letter.codePointAt(0)!) % 360;
  return `hsl(${hash} 32% 36%)`;
}

/** The letter that stands for an icon without an outline. */
export function letterOf(icon: string): string {
  return (icon[0] ?? "?").toUpperCase();
}
