// What the server says of a picture that is known already: only what is different.

/** It is this now; or an object of which these fields differ; or a list of these parts. */
export type Difference = { is: unknown } | { in: Record<string, Difference> } | { of: Part[] };
/** So many of the old items from this one on; or a new item; or what is different in an old one. */
export type Part = [number, number] | { is: unknown } | (Difference & { at: number });

/** What has become of something that is known; what has not changed stays the same object. */
export function changed(old: unknown, said: Difference): unknown {
  if ("in" in said) {
    const fields = Object.entries(said.in).map(([name, one]) => [name, changed((old as Record<string, unknown>)[name], one)]);
    return { ...(old as object), ...Object.fromEntries(fields) };
  }
  if (!("of" in said)) return said.is;
  const items = old as unknown[];
  return said.of.flatMap((part) => {
    if (Array.isArray(part)) return items.slice(part[0], part[0] + part[1]);
    return [changed("at" in part ? items[part.at] : null, part)];
  });
}
