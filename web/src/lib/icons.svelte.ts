// Outlines of icons and the colour each is painted on. They are asked for by name when a scene needs them.
import type { Scene } from "./vocabulary";

type Drawn = [colour: string, outline: string];

/** Names in one request. */
const MOST = 80;
/** Null: there is no such icon, or it could not be had; a letter stands in. */
let known = $state.raw<Record<string, Drawn | null>>({});
const asked = new Map<string, Promise<void>>();
let wanted = new Set<string>();

/** The outlines lie on a square of this side. */
export const SIDE = 256;
/** The face of a counter whose icon is on its way. */
const BARE = "#5d554f";

/** Have these icons at hand; done when all of them are, or cannot be had. */
export async function learnIcons(names: Iterable<string>): Promise<void> {
  const all = [...new Set(names)].filter((name) => name && !known[name]).sort();
  const missing = all.filter((name) => !asked.has(name));
  for (let i = 0; i < missing.length; i += MOST) {
    const some = missing.slice(i, i + MOST);
    const coming = fetchIcons(some);
    for (const name of some) asked.set(name, coming);
  }
  await Promise.all(all.map((name) => asked.get(name)));
}

async function fetchIcons(names: string[]): Promise<void> {
  let found: Record<string, Drawn> = {};
  try {
    const answer = await fetch(`/assets/icons/${__ICONS__}/${names.map(encodeURIComponent).join(",")}`);
    if (answer.ok) found = await answer.json();
    else throw new Error(answer.statusText);
  } catch {
    // The next scene that needs them asks again.
    for (const name of names) asked.delete(name);
  }
  known = { ...known, ...Object.fromEntries(names.map((name) => [name, found[name] ?? null])) };
}

/** The icons of a scene. */
export function iconsIn(scene: Pick<Scene, "pieces" | "panels" | "trays" | "contest">): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    else if (part && typeof part === "object") {
      for (const [key, value] of Object.entries(part)) {
        if (key === "icon") found.add(value as string);
        else if (key === "icons" || key === "badges") for (const icon of value as string[]) found.add(icon);
        else look(value);
      }
    }
  };
  look([scene.pieces, scene.panels, scene.trays, scene.contest]);
  return found;
}

/** An icon that is drawn without having been announced, such as those of a dialog: all that one moment asks for. */
function want(icon: string): void {
  if (!wanted.size) {
    queueMicrotask(() => {
      void learnIcons(wanted);
      wanted = new Set();
    });
  }
  wanted.add(icon);
}

/** An outline on that square; empty while it is on its way, undefined where a letter must stand in. */
export function outlineOf(icon: string): string | undefined {
  const drawn = known[icon];
  if (drawn === undefined && icon) want(icon);
  return drawn === null ? undefined : (drawn?.[1] ?? "");
}

/** The face of a counter with this icon; unknown icons get a colour of their own from their name. */
export function colourOf(icon: string): string {
  const drawn = known[icon];
  if (drawn === undefined && icon) want(icon);
  if (drawn !== null) return drawn?.[0] ?? BARE;
  let hash = 0;
  for (const letter of icon) hash = (hash * 31 + letter.codePointAt(0)!) % 360;
  return `hsl(${hash} 32% 36%)`;
}

/** The letter that stands for an icon without an outline. */
export function letterOf(icon: string): string {
  return (icon[0] ?? "?").toUpperCase();
}
