// The drawing vocabulary (wartable.engine.scene) and the messages of the server, as they arrive in JSON.

export type Point = [number, number];

export interface Mark {
  kind: string;
  at: Point;
  radius: number;
  text: string;
  tooltip: string;
}

export interface Area {
  id: string;
  path: string;
  terrain: string;
  label: string;
  label_at: Point;
  spots: Point[];
  marks: Mark[];
  tooltip: string;
}

export interface Decoration {
  kind: string;
  path: string;
  at: Point;
  size: number;
  text: string;
}

export interface BoardPicture {
  width: number;
  height: number;
  under: Decoration[];
  areas: Area[];
  over: Decoration[];
  palette: Record<string, string[]>;
  drawings: Record<string, string>;
  /** The radius of a large piece. */
  token: number;
}

export interface Piece {
  id: string;
  place: string;
  icon: string;
  owner: number;
  count: number;
  label: string;
  faded: boolean;
  badges: string[];
  tooltip: string;
  /** Whether it makes its area its owner's. */
  holds: boolean;
  /** Whether it is drawn as large as one that holds its area. */
  main: boolean;
  /** Shown as so many marks of rank. */
  level: number;
  /** Which of the area's spots it takes; null: the next one. */
  spot: number | null;
}

export interface Counter {
  name: string;
  icon: string;
  value: number | null;
  tooltip: string;
}

export interface Card {
  id: string;
  title: string;
  lines: string[];
  icons: string[];
  tone: string;
  counters: Counter[];
  tooltip: string;
}

export interface Panel {
  seat: number;
  title: string;
  acting: boolean;
  counters: Counter[];
  cards: Card[];
  /** The number of its colour and shape; null: that of the seat. */
  look: number | null;
}

export interface Tray {
  id: string;
  title: string;
  cards: Card[];
}

/** One of those who fight; the owner is the seat of its leader. */
export interface Side {
  owner: number;
  title: string;
  counters: Counter[];
  lines: string[];
}

/** A fight that is going on: its stages, the number of the present one, both sides, cards in force. */
export interface Contest {
  place: string;
  title: string;
  stages: string[];
  stage: number;
  sides: Side[];
  cards: Card[];
}

export interface Detail {
  label: string;
  value: string;
}

export interface Offer {
  action: string;
  picks: string[];
  label: string;
  detail: Detail[];
  either_order: boolean;
  cost: number | null;
  /** Whether luck decides if the cost is enough. */
  risky: boolean;
  /** Buttons of a group stand together under its name. */
  group: string;
}

export interface Scene {
  title: string;
  status: string;
  prompt: string;
  acting: number;
  pieces: Piece[];
  panels: Panel[];
  trays: Tray[];
  offers: Offer[];
  notes: string[];
  contest: Contest | null;
  /** The question comes up in the turn of another seat. */
  aside: boolean;
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
  seats: SeatMeta[];
  mine: number[];
  /** Seats of mine that a bot plays for now. */
  away: number[];
  watching: boolean;
  status: "playing" | "over";
  commitment: string;
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
  status: "playing" | "over";
  acting: number | null;
  mine: number[];
  seats: { name: string; kind: string }[];
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
}

/** A scenario; the id of one that comes from a file is the text of the file. */
export interface Scenario {
  id: string;
  title: string;
  summary: string;
  players: number[];
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

/** The dice of a seat: rolls, their sum and its expectation, the shares of games with a lower and a higher sum. */
export interface Luck {
  rolls: number;
  sum: number;
  expected: number;
  lower: number;
  higher: number;
}

export interface Summary {
  scores?: (number | null)[][];
  luck?: Luck[];
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
  | { t: "undo-asked"; by: number }
  | { t: "notice"; text: string }
  | { t: "pong" };

export type Rejection = Extract<FromServer, { t: "error" }>;
