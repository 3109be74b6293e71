// Texts of the client itself, in Fluent; the texts of games come from the server.
import { type Fact, format, type Texts } from "./fluent";
import { settings } from "./settings.svelte";

export type Language = "ru" | "en";
export const LANGUAGES: Language[] = ["ru", "en"];

const SOURCES: Record<Language, () => Promise<{ default: Texts }>> = {
  ru: () => import("../text/ui.ru.ftl"),
  en: () => import("../text/ui.en.ftl"),
};

let texts = $state.raw<Texts>({});
let spoken = $state<Language>("en");

/** The language on screen; it follows the settings as soon as its texts have arrived. */
export function language(): Language {
  return spoken;
}

export async function speak(wanted: Language): Promise<void> {
  texts = (await SOURCES[wanted]()).default;
  spoken = wanted;
  settings.language = wanted;
  document.documentElement.lang = wanted;
}

/** A text with its facts filled in. */
export function t(id: string, facts?: Record<string, Fact>): string {
  const pattern = texts[id];
  return pattern === undefined ? id : format(spoken, pattern, facts);
}
