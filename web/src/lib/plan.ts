// Planning a table: scenarios, how many sit down, and options that are numbers.
import type { GameOption, Preset, Scenario } from "./vocabulary";

/** Bytes of a scenario file; the server takes no more. */
export const LARGEST_FILE = 64 * 1024;

/** Letters of the name of a seat and of a table; the server takes no more. */
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 60;

/** How many letters a reader counts in a name. */
export function lettersIn(name: string): number {
  return [...new Intl.Segmenter().segment(name.trim())].length;
}

/** "2", "2, 4" or "2–5". */
export function span(players: number[]): string {
  const first = players[0] ?? 0;
  const last = players.at(-1) ?? 0;
  const whole = players.length > 2 && last - first === players.length - 1;
  return whole ? `${first}–${last}` : players.join(", ");
}

/** How many sit down at a scenario: as many as before, if it is for so many. */
export function countFor(scenario: Scenario, before: number): number {
  return scenario.players.includes(before) ? before : (scenario.players[0] ?? before);
}

/** Whether any number may be typed in; where words will do too, one chooses among the usual numbers and them. */
export function isNumber(option: GameOption): boolean {
  return option.most > 0 && option.choices.every((choice) => /^\d+$/.test(choice.id));
}

/** Whether an option changes anything for so many players, with the others as they are. */
export function ofUse(option: GameOption, count: number, options: Record<string, string>): boolean {
  return option.seat <= count && (!option.along || options[option.along] === "on");
}

/** What an option that is a number is set to: nothing sensible is the default, and the limits hold. */
export function numberFor(option: GameOption, said: string): string {
  const number = Math.round(Number(said));
  if (!said.trim() || !Number.isFinite(number)) return option.default;
  return String(Math.min(Math.max(number, 0), option.most));
}

/** Which preset the options are set to; undefined: to none of them. */
export function presetOf(scenario: Scenario, options: Record<string, string>): Preset | undefined {
  return scenario.presets.find((preset) => Object.entries(preset.options).every(([id, value]) => options[id] === value));
}

/** The options of another scenario: what was chosen against the scenario before stays chosen, if it can be. */
export function optionsFor(scenario: Scenario, before: Scenario | undefined, options: Record<string, string>): Record<string, string> {
  const chosen = before && presetOf(before, options);
  if (!chosen) return options;
  const same = chosen === before.presets[0] ? undefined : scenario.presets.find((preset) => preset.title === chosen.title);
  return { ...options, ...(same ?? scenario.presets[0])?.options };
}

/** The text of a scenario or position file; otherwise it is too large or no UTF-8. */
export async function scenarioText(file: Blob): Promise<{ text: string } | { large: boolean }> {
  if (file.size > LARGEST_FILE) return { large: true };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    // Even a file of one line is a text and no name of a scenario.
    return { text: text.includes("\n") ? text : `${text}\n` };
  } catch {
    return { large: false };
  }
}
