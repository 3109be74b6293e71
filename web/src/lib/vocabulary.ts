// What the server says, as it arrives in JSON: the drawing vocabulary, and the messages around it.

import type { Card, Fortune, Row, Scene } from "./scene";

export type * from "./scene";

/** The cards of a panel or a fight that are in sight and those of its rows. */
export function allCards(of: { cards: Card[]; rows: Row[] }): Card[] {
  return [...of.cards, ...of.rows.flatMap((row) => row.cards)];
}

export interface LogLine {
  k: number;
  text: string;
  rule: string;
  seat: number | null;
}

export interface Roll {
  label: string;
  value: number;
  seat: number;
  rule: string;
  /** What the face brings. */
  worth: number;
  /** The colour of the die, if it has one. */
  tone: string;
}

export interface SeatMeta {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  /** Which questions that may be passed this seat wants to see; only for own seats, and where the game has such questions. */
  asks: Asks | null;
  online: boolean;
}

export const ASKS = ["always", "playable", "turn"] as const;
export type Asks = (typeof ASKS)[number];

export interface Invitation {
  seat: number;
  token: string;
}

export interface TableMeta {
  id: string;
  name: string;
  game: string;
  title: string;
  /** Its title. */
  scenario: string;
  options: Record<string, string>;
  undo: string;
  /** Whether people may write to each other. */
  talk: boolean;
  seats: SeatMeta[];
  mine: number[];
  /** Seats of mine that a bot plays for now. */
  away: number[];
  watching: boolean;
  status: "playing" | "over";
  commitment: string;
  /** An uploaded record that cannot be proven. */
  doubtful: boolean;
  decision: number;
  links: Invitation[];
  watch: string | null;
  /** The table where the same people play again. */
  rematch: string | null;
}

export interface TableRow {
  id: string;
  name: string;
  game: string;
  title: string;
  created: string;
  /** A broken one cannot be resumed; its page says why. */
  status: "playing" | "over" | "broken";
  acting: number | null;
  mine: number[];
  seats: { name: string; kind: string; look: number }[];
  round: string;
}

export interface Choice {
  id: string;
  title: string;
}

export interface GameOption {
  id: string;
  title: string;
  summary: string;
  default: string;
  choices: Choice[];
  /** Any whole number up to this will do, and the choices are only the usual ones; 0: none but the choices. */
  most: number;
  /** Of no use where fewer than this sit down. */
  seat: number;
  /** Shown only to those who ask for it. */
  rare: boolean;
  /** Of no use unless this option is on. */
  along: string;
}

/** Several options settled by one click. */
export interface Preset {
  title: string;
  summary: string;
  options: Record<string, string>;
}

/** A scenario; the id of one that comes from a file is the text of the file. */
export interface Scenario {
  id: string;
  title: string;
  summary: string;
  players: number[];
  /** First what the scenario itself says; empty where there is nothing to choose. */
  presets: Preset[];
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: number[];
  scenarios: Scenario[];
  /** Whether it can be played by a scenario file of one's own. */
  files: boolean;
  options: GameOption[];
  bots: Choice[];
  /** The bot that plays where nobody has chosen. */
  level: string;
  available: boolean;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  source: string;
  rulings: string[];
}

export interface Term {
  id: string;
  kind: string;
  title: string;
  text: string;
}

export interface RuleBook {
  /** Titles. */
  chapters: Record<string, string>;
  clauses: Clause[];
  glossary: Term[];
}

export interface Proof {
  commitment: string;
  secret: string | null;
  taken_back: number;
  faults: string[];
}

export interface Hint {
  action: string;
  label: string;
  score: number;
  why: string;
}

export interface WhyNot {
  text: string;
  rule?: string;
  clause?: string;
}

export interface Summary {
  scores?: (number | null)[][];
  luck?: Fortune[];
  /** Rolls that were made and do not count. */
  taken_back?: number;
}

/** Somebody wants so many decisions back, with so many rolls. */
export interface UndoRequest {
  n: number;
  by: number;
  request: string;
  back: number;
  rolls: number;
}

/** Something that a seat has said, to all or to its side. */
export interface SaidLine {
  seat: number;
  to: "table" | "team";
  text: string;
}

/** What a seat has marked for its side, by its id in the scene. */
export interface Proposal {
  seat: number;
  pick: string;
}

export type FromServer =
  | { t: "hello"; meta: TableMeta; log: LogLine[] }
  | {
      t: "scene";
      n: number;
      seat: number | null;
      acting: number | null;
      scene: Scene;
      log: LogLine[];
      undo: { step: boolean; turn: boolean };
      rolls: Roll[];
    }
  | { t: "ack"; id: string; n: number }
  | { t: "error"; id?: string; code: string; text: string; rule?: string; clause?: string; n?: number }
  | ({ t: "why"; id: string } & WhyNot)
  | { t: "hint"; id: string; hints: Hint[] }
  | ({ t: "meta" } & TableMeta)
  | { t: "thinking"; seat: number }
  | { t: "over"; result: number[]; summary: Summary }
  | ({ t: "undo-asked" } & UndoRequest)
  | { t: "held"; n: number }
  | { t: "notice"; text: string }
  | { t: "talk"; seat: number | null; allies: number[]; lines: SaidLine[]; proposals: Proposal[] }
  | ({ t: "word" } & SaidLine)
  | { t: "proposals"; proposals: Proposal[] }
  | { t: "pong" };

export type Rejection = Extract<FromServer, { t: "error" }>;
