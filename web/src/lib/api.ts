// Requests to the server.
import type { Asks, Board, GameInfo, Invitation, LogLine, Proof, RuleBook, Scenario, Scene, TableMeta, TableRow } from "./vocabulary";
import { language } from "./words.svelte";

/** A request that failed; `code` is the server's, or "offline" when there was no answer. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failure("offline", "");
  }
  if (response.ok) return response;
  let code = `http-${response.status}`;
  let text = "";
  try {
    const body = (await response.json()) as { error?: { code?: string; text?: string } };
    code = body.error?.code ?? code;
    text = body.error?.text ?? "";
  } catch {
    // An answer that is no JSON has only its status to tell.
  }
  throw new Failure(code, text, response.status);
}

const spoken = (): string => `lang=${language()}`;

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await request(`${path}?${spoken()}`, init)).json()) as T;
}

export type NewSeat = { kind: "me"; name: string } | { kind: "link" } | { kind: "bot"; level: string };

export interface NewTable {
  game: string;
  scenario: string;
  name: string;
  options: Record<string, string>;
  undo: "free" | "ask" | "none";
  talk?: boolean;
  seats: NewSeat[];
}

/** What an invitation leads to; the id is told to whoever has the seat already. */
export interface Invited {
  title: string;
  table: string;
  host: string;
  state: "free" | "taken" | "over" | "mine";
  id: string | null;
}

export const games = async (): Promise<GameInfo[]> => (await get<{ games: GameInfo[] }>(`/api/games?${spoken()}`)).games;
export const rules = (game: string): Promise<RuleBook> => get(`/api/rules/${game}?${spoken()}`);
/** The ids of clauses and terms that have these words. */
export const findRules = (game: string, wanted: string): Promise<{ clauses: string[]; glossary: string[] }> =>
  get(`/api/rules/${game}/search?q=${encodeURIComponent(wanted)}`);
export const scenario = async (game: string, text: string): Promise<Scenario> => ({
  id: text,
  ...(await post<Omit<Scenario, "id">>("/api/scenarios", { game, text })),
});
export const tables = async (): Promise<TableRow[]> => (await get<{ tables: TableRow[] }>(`/api/tables?${spoken()}`)).tables;
export const table = (id: string): Promise<TableMeta> => get(`/api/tables/${id}?${spoken()}`);
export const board = (id: string): Promise<Board> => get(`/api/tables/${id}/board?${spoken()}`);
export const proof = (id: string): Promise<Proof> => get(`/api/tables/${id}/proof?${spoken()}`);
export const moments = (id: string): Promise<{ count: number; lines: LogLine[] }> =>
  get(`/api/tables/${id}/moments?${spoken()}`);
export const moment = (id: string, k: number, seat: number | null): Promise<Scene> =>
  get(`/api/tables/${id}/moments/${k}?${seat === null ? "" : `seat=${seat}&`}${spoken()}`);
export const create = (made: NewTable): Promise<{ id: string; mine: number[]; links: Invitation[]; watch: string }> =>
  post("/api/tables", made);
export const invitation = (token: string): Promise<Invited> => post("/api/invitations", { token });
export const join = (token: string, name: string): Promise<{ id: string; seat: number | null }> =>
  post("/api/join", { token, name });
export const askSeat = (id: string, seat: number, asks: Asks): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}`, { do: "asks", asks });
export const changeSeat = (id: string, seat: number, act: "leave" | "take-back" | "bot"): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}`, { do: act });
export const rematch = (id: string): Promise<{ id: string }> => post(`/api/tables/${id}/rematch`, {});
/** Bots go on for my seats, and I see nothing of the table any more; the last one erases it. */
export async function remove(id: string): Promise<void> {
  await request(`/api/tables/${id}?${spoken()}`, { method: "DELETE", headers: { "content-type": "application/json" } });
}
export const replayAddress = (id: string): string => `/api/tables/${id}/replay`;

export async function openReplay(text: string): Promise<{ id: string }> {
  const init = { method: "POST", headers: { "content-type": "text/plain" }, body: text };
  return (await (await request(`/api/replays?${spoken()}`, init)).json()) as { id: string };
}
