// Texts of the client itself, in Fluent; the texts of games come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export type Language = "ru" | "en";
export const LANGUAGES: Language[] = ["ru", "en"];

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import("../text/ui.ru.ftl?raw"),
  en: () => import("../text/ui.en.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** The language on screen; it follows the settings as soon as its texts have arrived. */
export function language(): Language {
  return spoken;
}

export async function speak(wanted: Language): Promise<void> {
  const source = await SOURCES[wanted]();
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(source.default));
  bundle = fresh;
  spoken = wanted;
  settings.language = wanted;
  document.documentElement.lang = wanted;
}

/** A text with its facts filled in. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, facts) : id;
}
