// Which rulebook lies open, and at which clause.
import * as api from "./api";
import { type Terms, termsOf } from "./glossary";
import type { RuleBook } from "./vocabulary";
import { language } from "./words.svelte";

interface Opened {
  game: string;
  clause: string | null;
}

let opened = $state.raw<Opened | null>(null);
let terms = $state.raw<Terms>(new Map());
const books = new Map<string, Promise<RuleBook>>();

export function openedRules(): Opened | null {
  return opened;
}

export function openRules(game: string, clause: string | null = null): void {
  opened = { game, clause };
}

export function closeRules(): void {
  opened = null;
}

/** The rules of a game in the language on screen, fetched once. */
export function rulesOf(game: string): Promise<RuleBook> {
  const key = `${game} ${language()}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** What tooltips can explain: the glossary of the game on the table. */
export function currentTerms(): Terms {
  return terms;
}

/** Have the glossary of a game at hand, in the language on screen; without it tooltips only say less. */
export function learnTerms(game: string): void {
  rulesOf(game).then(
    (book) => (terms = termsOf(book.glossary)),
    () => undefined,
  );
}
