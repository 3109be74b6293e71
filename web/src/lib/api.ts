// Requests to the server.
import type { Asks, Board, Curve, Example, GameInfo, Invitation, LogLine, Position, Proof, RuleBook, Scenario, Scene, TableMeta, TableRow, Terms } from "./vocabulary";
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
  /** The text of a position file to begin with. */
  position?: string;
  /** What is to be taught; the lesson then says everything else. */
  lesson?: string;
  clock?: Terms | null;
  seats: NewSeat[];
}

/** What an invitation leads to; the id is told to whoever has the seat already. */
export interface Invited {
  title: string;
  table: string;
  host: string;
  /** A "second" device of somebody who has the seat already. */
  state: "free" | "taken" | "over" | "mine" | "second";
  /** Whose seat it is, if it is to be taken over or opened. */
  name: string;
  id: string | null;
}

/** Where a friend finds this server; whether it listens to this machine only, and what to say so that it does not. */
export interface Reach {
  addresses: string[];
  here: boolean;
  command: string;
}

export const games = async (): Promise<GameInfo[]> => (await get<{ games: GameInfo[] }>(`/api/games?${spoken()}`)).games;
export const rules = (game: string): Promise<RuleBook> => get(`/api/rules/${game}?${spoken()}`);
export const example = (game: string, name: string): Promise<Example> => get(`/api/rules/${game}/examples/${name}?${spoken()}`);
/** The ids of clauses and terms that have these words. */
export const findRules = (game: string, wanted: string): Promise<{ clauses: string[]; glossary: string[] }> =>
  get(`/api/rules/${game}/search?q=${encodeURIComponent(wanted)}`);
export const scenario = async (game: string, text: string): Promise<Scenario> => ({
  id: text,
  ...(await post<Omit<Scenario, "id">>("/api/scenarios", { game, text })),
});
export const position = async (game: string, text: string): Promise<Position> => ({
  text,
  ...(await post<Omit<Position, "text">>("/api/positions", { game, text })),
});
/** My tables, and the mark of what they tell; whoever names the mark he knows hears them only if they are new. */
export const tables = (known = ""): Promise<{ mark: string; tables: TableRow[] | null }> =>
  get(`/api/tables?${spoken()}&known=${known}`);
export const rename = (id: string, name: string): Promise<{ name: string }> => post(`/api/tables/${id}/name`, { name });
export const table = (id: string): Promise<TableMeta> => get(`/api/tables/${id}?${spoken()}`);
export const board = (id: string): Promise<Board> => get(`/api/tables/${id}/board?${spoken()}`);
export const proof = (id: string): Promise<Proof> => get(`/api/tables/${id}/proof?${spoken()}`);
export const moments = (id: string): Promise<{ count: number; lines: LogLine[] }> =>
  get(`/api/tables/${id}/moments?${spoken()}`);
export const moment = (id: string, k: number, seat: number | null): Promise<Scene> =>
  get(`/api/tables/${id}/moments/${k}?${seat === null ? "" : `seat=${seat}&`}${spoken()}`);
export const curve = (id: string): Promise<Curve> => get(`/api/tables/${id}/curve?${spoken()}`);
/** Play on alone from a moment, with these seats for myself, against bots of this level ("": as they were). */
export const fork = (id: string, moment: number, mine: number[], name: string, level: string): Promise<{ id: string }> =>
  post(`/api/tables/${id}/forks`, { moment, mine, name, level });
export const create = (made: NewTable): Promise<{ id: string; mine: number[]; links: Invitation[]; watch: string }> =>
  post("/api/tables", made);
export const invitation = (token: string): Promise<Invited> => post("/api/invitations", { token });
export const join = (token: string, name: string): Promise<{ id: string; seat: number | null }> =>
  post("/api/join", { token, name });
export const askSeat = (id: string, seat: number, asks: Asks): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}`, { do: "asks", asks });
export const changeSeat = (id: string, seat: number, act: "leave" | "take-back" | "bot"): Promise<unknown> =>
  post(`/api/tables/${id}/seats/${seat}`, { do: act });
export const reach = (): Promise<Reach> => get("/api/reach");
/** An address as a code to photograph: how many squares wide, and the dark ones as a path. */
export const code = (text: string): Promise<{ size: number; path: string }> => post("/api/codes", { text });
/** My personal link at a table, or another one in its place. */
export const personal = (id: string, renew: boolean): Promise<{ token: string }> => post(`/api/tables/${id}/key`, { renew });
export const renewSeat = (id: string, seat: number): Promise<Invitation> => post(`/api/tables/${id}/seats/${seat}/link`, {});
export type ContactKind = "email" | "discord" | "telegram" | "json" | "push";
/** Where I am told that it is my turn; one that is not proven waits for the code from its letter. */
export interface Contact {
  kind: ContactKind;
  address: string;
  proven: boolean;
}
export const contacts = (): Promise<{ mail: boolean; contacts: Contact[] }> => get("/api/contacts");
export const addContact = (kind: ContactKind, address: string): Promise<Contact> => post("/api/contacts", { kind, address });
/** What this browser must know of the server before it lets it push. */
export const pushKey = (): Promise<{ key: string }> => get("/api/contacts/push/key");
export const proveMail = (code: string): Promise<unknown> => post("/api/contacts/email/code", { code });
export const removeContact = (kind: ContactKind): Promise<unknown> =>
  request(`/api/contacts/${kind}`, { method: "DELETE", headers: { "content-type": "application/json" } });
export const isQuiet = async (id: string): Promise<boolean> => (await get<{ on: boolean }>(`/api/tables/${id}/quiet`)).on;
export const setQuiet = (id: string, on: boolean): Promise<unknown> => post(`/api/tables/${id}/quiet`, { on });
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
