// Single-key shortcuts of the table page, by the key's place on the keyboard, so that they work in any layout.

export interface Key {
  id: string;
  codes: string[];
  shown: string[];
}

export const KEYS: Key[] = [
  { id: "arrows", codes: [], shown: ["←", "→", "↑", "↓"] },
  { id: "pick", codes: [], shown: ["Enter"] },
  { id: "back", codes: ["Escape"], shown: ["Esc"] },
  { id: "board", codes: ["KeyB"], shown: ["B"] },
  { id: "next", codes: ["KeyN"], shown: ["N"] },
  { id: "actions", codes: ["KeyA"], shown: ["A"] },
  { id: "cards", codes: ["KeyC"], shown: ["C"] },
  { id: "chart", codes: ["KeyT"], shown: ["T"] },
  { id: "log", codes: ["KeyL"], shown: ["L"] },
  { id: "talk", codes: ["KeyW"], shown: ["W"] },
  { id: "propose", codes: ["KeyP"], shown: ["P"] },
  { id: "undo", codes: ["KeyU"], shown: ["U"] },
  { id: "restart", codes: ["KeyR"], shown: ["R"] },
  { id: "hint", codes: ["KeyH"], shown: ["H"] },
  { id: "rules", codes: ["KeyG"], shown: ["G"] },
  { id: "zoom-in", codes: ["Equal", "NumpadAdd"], shown: ["+"] },
  { id: "zoom-out", codes: ["Minus", "NumpadSubtract"], shown: ["−"] },
  { id: "zoom-all", codes: ["Digit0", "Numpad0"], shown: ["0"] },
  { id: "sound", codes: ["KeyM"], shown: ["M"] },
  { id: "help", codes: [], shown: ["?"] },
];

/** The shortcut a key press means, if any. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "?") return "help";
  return KEYS.find((key) => key.codes.includes(event.code))?.id ?? null;
}

/** Keys typed into a field are text, not shortcuts. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
}
