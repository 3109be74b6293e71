// Tables that need no questions: a game against bots, and a first game that teaches.
import * as api from "./api";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo } from "./vocabulary";

const me = (): api.NewSeat => ({ kind: "me", name: settings.name });
const usual = { name: "", options: {}, undo: "free" as const };

/** As few seats as can be, bots of this level at all but one. */
export async function playWithBots(game: GameInfo, level: string): Promise<void> {
  const scenario = game.scenarios[0];
  const bots = Array.from({ length: (scenario?.players[0] ?? 2) - 1 }, () => ({ kind: "bot" as const, level }));
  const made = await api.create({ ...usual, game: game.id, scenario: scenario?.id ?? "", seats: [me(), ...bots] });
  go(`table/${made.id}`);
}

/** The lesson says everything else. */
export async function learn(game: GameInfo): Promise<void> {
  const made = await api.create({ ...usual, game: game.id, scenario: "", lesson: game.lessons[0], seats: [me()] });
  go(`table/${made.id}`);
}
