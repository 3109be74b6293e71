// What the server says, as it arrives in JSON: the drawing vocabulary, and the messages around it.

import type { Difference } from "./differences";
import type { Board, Card, Fortune, Row, Scene } from "./scene";

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
  /** The number of the turn, and the seats whose turn it is; lines of the table itself have none. */
  turn?: number[];
  /** The areas it tells of, from the first to the last. */
  places?: string[];
  /** How much it matters to the others. */
  weight?: number;
  /** It begins a turn or a round. */
  heading?: boolean;
  /** What was laid on the table. */
  card?: Card;
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

/** A table's clock: seconds for each turn and once in reserve, and what happens when they are used up. */
export interface Terms {
  turn: number;
  reserve: number;
  zero: (typeof ZEROS)[number];
}
export const ZEROS = ["bot", "host", "nothing"] as const;

/** Seconds that every seat has left; those of `seat` are running. */
export interface Clock {
  seat: number | null;
  left: number[];
  reserve: number[];
  /** The seats for which I may ask for a bot. */
  bot: number[];
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
  clock: Terms | null;
  seats: SeatMeta[];
  mine: number[];
  /** Seats of mine that a bot plays for now. */
  away: number[];
  watching: boolean;
  status: "playing" | "over";
  commitment: string;
  /** An uploaded record that cannot be proven. */
  doubtful: boolean;
  /** The table and the moment of it from which this game was played on. */
  fork: Fork | null;
  /** It began with a position from a file. */
  placed: boolean;
  /** It is a lesson: its luck is the same for all. */
  lesson: boolean;
  /** I play here, and nobody else does. */
  alone: boolean;
  decision: number;
  links: Invitation[];
  watch: string | null;
  /** The table where the same people play again. */
  rematch: string | null;
}

export interface Fork {
  table: string;
  moment: number;
}

/** The chances of all seats at the end of a turn; whose turn begins then (-1: nobody's). */
export interface CurvePoint {
  moment: number;
  round: number;
  turn: number;
  chances: number[];
}

/** Where a game turned: between this point and the next. */
export interface Turning {
  point: number;
  seat: number;
  before: number;
  after: number;
  kind: "lost" | "won" | "fell" | "rose";
}

export interface Curve {
  points: CurvePoint[];
  turning: Turning[];
}

/** What a position file is about. */
export interface Position {
  text: string;
  game: string;
  title: string;
  status: string;
  seats: number;
  acting: number;
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
  /** The seats that have won, when it is over. */
  won: number[];
  /** Whether I have made it and may rename it. */
  host: boolean;
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
  /** What can be learned of it. */
  lessons: string[];
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
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  source: string;
  rulings: string[];
  /** The names of those that show what it means. */
  examples: string[];
}

/** A heading of the game in five minutes; its lines are points of a list, or a text. */
export interface Section {
  name: string;
  title: string;
  lines: string[];
  listed: boolean;
}

/** A position that shows what clauses mean, drawn for the seat that plays; the second scene is what comes of it. */
export interface Example {
  caption: string;
  look: string[];
  board: Board;
  scenes: Scene[];
  /** The text of a position file. */
  position: string;
  seat: number;
  seats: number;
  /** The bot that plays the other seats. */
  level: string;
}

export interface Term {
  id: string;
  kind: string;
  title: string;
  text: string;
}

export interface RuleBook {
  /** What the game is called. */
  title: string;
  five: Section[];
  /** Chapters that belong together, in the order in which a player meets them. */
  parts: { title: string; chapters: string[] }[];
  /** Titles. */
  chapters: Record<string, string>;
  clauses: Clause[];
  glossary: Term[];
}

export interface Proof {
  commitment: string;
  secret: string | null;
  /** Rolls that were made and do not count; nobody counts them in lessons. */
  taken_back?: number;
  fork: Fork | null;
  placed: boolean;
  lesson: boolean;
  faults: string[];
}

export interface Hint {
  action: string;
  label: string;
  /** Of winning with it, from 0 to 1; null if there was no time to find out. */
  chance: number | null;
  why: string;
  /** Numbers at the table that may be other ones at the end of the turn. */
  brings: { name: string; now: number; then: number; theirs: boolean }[];
}

export interface WhyNot {
  text: string;
  rule?: string;
  clause?: string;
}

export interface Summary {
  scores?: (number | null)[][];
  /** What is counted. */
  points?: string;
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

/** What comes with every picture. A whole one has the number 0, a difference the next one to what it differs from. */
export interface Moment {
  t: "scene";
  picture: number;
  n: number;
  seat: number | null;
  acting: number | null;
  log: LogLine[];
  undo: { step: boolean; turn: boolean };
  rolls: Roll[];
  /** Where a lesson stands, for whoever learns. */
  lesson?: Lesson;
}

/** What a lesson says now, in pages, and what it asks for: actions that glow. */
export interface Lesson {
  title: string;
  id: string;
  step: number;
  steps: number;
  pages: string[];
  asks: string[];
  /** What they lead to, with stars for whatever may come there. */
  goals: string[];
  /** Nothing that is asked for can be done from here. */
  lost: boolean;
  over: boolean;
  /** The level of the weakest bot. */
  bot: string;
}

export type FromServer =
  | { t: "hello"; meta: TableMeta; log: LogLine[] }
  | (Moment & ({ scene: Scene } | { changes: Difference }))
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
  | ({ t: "clock" } & Clock)
  | { t: "pong" };

export type Rejection = Extract<FromServer, { t: "error" }>;
