// Texts in Fluent, read when the client is built (vite.config.ts) and filled in here: variables, numbers and variants.

export type Fact = string | number;
type Key = { type: "str"; value: string } | { type: "num"; value: number };
type Part =
  | string
  | { type: "str"; value: string }
  | { type: "num"; value: number }
  | { type: "var"; name: string }
  | { type: "select"; selector: Exclude<Part, string>; variants: { key: Key; value: Pattern }[]; star: number };
export type Pattern = string | Part[];
export type Texts = Record<string, Pattern>;

/** A text with its facts filled in, as this language writes and counts numbers. */
export function format(language: string, pattern: Pattern, facts: Record<string, Fact> = {}): string {
  const shown = (value: Fact): string => (typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value);

  function said(part: Part): string {
    if (typeof part === "string") return part;
    if (part.type !== "select") return shown(valueOf(part));
    const value = valueOf(part.selector);
    const kind = typeof value === "number" ? new Intl.PluralRules(language).select(value) : value;
    const fits = ({ key }: { key: Key }): boolean => key.value === value || key.value === kind;
    return format(language, (part.variants.find(fits) ?? part.variants[part.star])!.value, facts);
  }

  function valueOf(part: Exclude<Part, string>): Fact {
    if (part.type === "var") return facts[part.name] ?? `{$${part.name}}`;
    return part.type === "select" ? said(part) : part.value;
  }

  return typeof pattern === "string" ? pattern : pattern.map(said).join("");
}
