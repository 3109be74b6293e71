// Tooltips in parts: whatever the glossary of a rulebook knows gets a heading and what it does.
import type { Term } from "./vocabulary";

/** Terms by name; what two sides of a game call the same is several. */
export type Terms = Map<string, Term[]>;

export interface Part {
  title: string;
  lines: string[];
}

const key = (title: string): string => title.toLocaleLowerCase();

export function termsOf(glossary: Term[]): Terms {
  const terms: Terms = new Map();
  for (const term of glossary) terms.set(key(term.title), [...(terms.get(key(term.title)) ?? []), term]);
  return terms;
}

/** A text in its parts, which begin after an empty line or with the name of a term; terms only named are explained. */
export function partsOf(text: string, terms: Terms): Part[] {
  return text.split("\n\n").flatMap((paragraph) => {
    const found: Part[] = [];
    const named: Part[] = [];
    for (const line of paragraph.split("\n")) {
      const term = terms.get(key(line));
      const told = term?.map((one) => one.text) ?? [];
      const lines = told.some((one) => text.includes(one)) ? [] : [...new Set(told)];
      if (found.length && lines.length) named.push({ title: line, lines });
      else if (!found.length || term) found.push({ title: line, lines });
      else found.at(-1)!.lines.push(line);
    }
    return [...found, ...named];
  });
}
