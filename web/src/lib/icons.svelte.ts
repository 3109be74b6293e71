// Outlines of icons and the colour each is painted on. Every game has a file of its own, fetched when it is needed.

type Icons = Record<string, [colour: string, outline: string]>;

const FILES = import.meta.glob<Icons>("../generated/icons/*.json", { import: "default" });
let known = $state.raw<Icons>({});

/** The outlines lie on a square of this side. */
export const SIDE = 256;

/** Have the icons of a game at hand (or those of our own pages); without them letters stand in. */
export async function learnIcons(game: string): Promise<void> {
  for (const file of [game, `${game}-late`]) {
    const found = await FILES[`../generated/icons/${file}.json`]?.();
    if (found) known = { ...known, ...found };
  }
}

/** An outline on that square; undefined for icons that are not at hand. */
export function outlineOf(icon: string): string | undefined {
  return known[icon]?.[1];
}

/** The face of a counter with this icon; unknown icons get a colour of their own from their name. */
export function colourOf(icon: string): string {
  const colour = known[icon]?.[0];
  if (colour) return colour;
  let hash = 0;
  for (const letter of icon) hash = (hash * 31 + letter.codePointAt(0)!) % 360;
  return `hsl(${hash} 32% 36%)`;
}

/** The letter that stands for an icon without an outline. */
export function letterOf(icon: string): string {
  return (icon[0] ?? "?").toUpperCase();
}
