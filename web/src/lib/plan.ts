// Planning a table: scenarios, how many sit down, and options that are numbers.
import type { GameOption, Scenario } from "./vocabulary";

/** Bytes of a scenario file; the server takes no more. */
export const LARGEST_FILE = 64 * 1024;

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

/** What an option that is a number is set to: nothing sensible is the default, and the limits hold. */
export function numberFor(option: GameOption, said: string): string {
  const number = Math.round(Number(said));
  if (!said.trim() || !Number.isFinite(number)) return option.default;
  return String(Math.min(Math.max(number, 0), option.most));
}

/** The text of a scenario file; otherwise it is too large or no UTF-8. */
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
