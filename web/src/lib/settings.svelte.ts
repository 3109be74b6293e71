// What a person has chosen for this browser; kept in its local storage.

export type Theme = "auto" | "light" | "dark";
/** How fast what others do is shown, from the slowest. */
export const PACES = ["calm", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];

interface Stored {
  language: "ru" | "en";
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  shortcuts: boolean;
  /** Notices of the browser when it is my turn. */
  notices: boolean;
  pace: Pace;
  /** The log names the rules behind its lines. */
  rules: boolean;
  name: string;
  /** By table, the seats whose words are not shown. */
  muted: Record<string, number[]>;
}

const KEY = "wartable";

function initial(): Stored {
  const ours = navigator.languages.find((tag) => /^(ru|en)\b/.test(tag));
  const defaults: Stored = {
    language: ours?.startsWith("ru") ? "ru" : "en",
    theme: "auto",
    sound: true,
    confirm: true,
    shortcuts: true,
    notices: false,
    pace: "calm",
    rules: false,
    name: "",
    muted: {},
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return defaults;
  }
}

export const settings = $state<Stored>(initial());

/** Keep the settings and show the theme whenever they change; call once, inside a component. */
export function watchSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Private windows may refuse; the settings then last as long as the page.
    }
  });
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
}

/** Whether the reader asked the system for less movement. */
export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
