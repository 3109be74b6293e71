import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { ASKS, ZEROS } from "../src/lib/vocabulary";
import { KEYS } from "../src/ui/keys";

const SOURCE = join(import.meta.dirname, "../src");
const bundles = Object.fromEntries(
  ["ru", "en"].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(readFileSync(join(SOURCE, `text/ui.${language}.ftl`), "utf8")));
    expect(errors).toEqual([]);
    return [language, bundle];
  }),
);
const ids = (language: string): string[] =>
  [...readFileSync(join(SOURCE, `text/ui.${language}.ftl`), "utf8").matchAll(/^([a-z][a-z-]*) =/gm)].map((match) => match[1]!);

/** Texts whose name is put together, by their beginning. */
const MADE: Record<string, string[]> = {
  "key-": KEYS.map((key) => key.id),
  "language-": ["ru", "en"],
  "theme-": ["auto", "light", "dark"],
  "pace-": ["calm", "quick", "instant"],
  "setting-": ["sound", "confirm", "shortcuts"],
  "tab-": ["actions", "players", "log", "talk"],
  "undo-": ["free", "ask", "none"],
  "seat-kind-": ["person", "bot", "open"],
  "rules-": ["five", "clauses", "glossary"],
  "asks-": [...ASKS],
  "turning-": ["lost", "won", "fell", "rose"],
  "zero-": [...ZEROS],
  "contact-": ["email", "discord", "telegram", "json"],
  "contact-help-": ["email", "discord", "telegram", "json"],
  "time-": ["days", "hours"],
};

function used(): Set<string> {
  const found = new Set(Object.entries(MADE).flatMap(([start, ends]) => ends.map((end) => start + end)));
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    const code = readFileSync(join(SOURCE, file), "utf8");
    for (const [, call] of code.matchAll(/\bt\(([^)]*)/g)) {
      for (const [, id] of call!.matchAll(/["']([a-z]+(?:-[a-z]+)*)["']/g)) found.add(id!);
    }
  }
  return found;
}

it("both languages have the same texts", () => {
  expect(ids("ru")).toEqual(ids("en"));
  expect(new Set(ids("ru")).size).toBe(ids("ru").length);
});

it("every text that is asked for exists, and none is left over", () => {
  expect([...used()].sort()).toEqual(ids("en").sort());
});

it("texts are filled in as Fluent does it", async () => {
  const { format } = await import("../src/lib/fluent");
  const sources = { ru: (await import("../src/text/ui.ru.ftl")).default, en: (await import("../src/text/ui.en.ftl")).default };
  for (const [language, texts] of Object.entries(sources)) {
    const bundle = bundles[language]!;
    expect(Object.keys(texts).sort()).toEqual(ids(language).sort());
    for (const [id, pattern] of Object.entries(texts)) {
      const names = [...JSON.stringify(pattern).matchAll(/"var","name":"(\w+)"/g)].map((match) => match[1]!);
      for (const value of [0, 1, 2, 5, 21, 1234, 0.5, "true", "other", "Anna"]) {
        const facts = Object.fromEntries(names.map((name) => [name, value]));
        expect(format(language, pattern, facts)).toBe(bundle.formatPattern(bundle.getMessage(id)!.value!, facts));
      }
    }
  }
});

it("Russian counts in Russian", () => {
  const say = (count: number): string =>
    bundles.ru!.formatPattern(bundles.ru!.getMessage("rules-found")!.value!, { count });
  expect([1, 3, 5, 21].map(say)).toEqual(["Найден 1 пункт", "Найдено 3 пункта", "Найдено 5 пунктов", "Найден 21 пункт"]);
});
