// Made by `python -m wartable.engine.picture.typescript`; not to be changed by hand.

/**
 * The drawing vocabulary: what a client shows, and the paths of clicks it may send back. No rules, no game names.
 *
 * An action is a path of clicks. Every pick of an offer is the id of an area, a piece, a card or a die of the same
 * picture; ids are unique among them all, but the box of a chart may bear the id of a card, and stands for it, and equal
 * dice have one id. The client keeps the
 * picks made so far, and an offer is open while its picks begin with them. It highlights whatever open offers ask for next
 * and shows the labels of those that are complete: a complete offer that is the only open one is sent at once, otherwise
 * the complete ones are a menu. Two offers never share both picks and label. An offer without picks is a button from the
 * start. Where `either_order` is set, the last two picks may be made in either order. A click on a piece that no open
 * offer asks for counts as a click on its area.
 */

export type Point = [number, number];

/** A symbol printed on an area; `text` is a letter in place of a drawing. */
export interface Mark {
  kind: string;
  at: Point;
  radius: number;
  text: string;
  tooltip: string;
}

/** A place on the board that can be clicked; the lines of its label are separated by line breaks. */
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

/**
 * A shape, a drawing by its name, or a text that cannot be clicked.
 *
 * What it means, its `tooltip`, is said of the area that is its `place`.
 */
export interface Decoration {
  kind: string;
  path: string;
  at: Point;
  size: number;
  text: string;
  place: string;
  tooltip: string;
}

/**
 * A box of a chart, at a column and a row; its shape is "plate", "round" or "note".
 *
 * A line leads to it from the first of those it comes `after`; it needs the others too. `counters` is its price.
 */
export interface Box {
  id: string;
  title: string;
  icon: string;
  at: Point;
  shape: string;
  after: string[];
  counters: Counter[];
  tooltip: string;
}

/** Boxes joined by lines, such as a technology tree. */
export interface Chart {
  id: string;
  title: string;
  boxes: Box[];
}

/**
 * The static part of the picture, sent once: what lies under the areas, the areas, what lies over them.
 *
 * `palette` has the colours of terrains and marks, `drawings` the SVG of drawings and marks around the origin.
 * `token` is the radius of a large piece. `charts` lie beside the board, to be opened. `close` is the scale at which
 * it can be played on a small screen, if that is larger than usual.
 */
export interface Board {
  width: number;
  height: number;
  under: Decoration[];
  areas: Area[];
  over: Decoration[];
  palette: Record<string, string[]>;
  drawings: Record<string, string>;
  token: number;
  charts: Chart[];
  close: number;
}

/**
 * Something that stands on an area; the same id keeps its identity while it moves. Owner -1 is nobody.
 *
 * The one piece that makes an area its owner's `holds` it; others, such as traps, may lie on foreign land. A `main`
 * piece is drawn large, a `square` one as a plate without its number. `level` is shown as so many marks of rank,
 * `badges` are icons around it. `spot` is which of the area's spots it takes; by default those without a spot take
 * them in turn. `tone` is the colour of the ring around a piece of nobody's: "red", "blue", "green". What is at work
 * shows the round in which it is `ready`.
 */
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
  holds: boolean;
  main: boolean;
  level: number;
  spot: number | null;
  square: boolean;
  tone: string;
  ready: number | null;
}

/**
 * A number with a name and an icon; None is unknown to the viewer.
 *
 * `gain` is what it will soon grow by, on a card what the card brings; `most` is what it can come to.
 */
export interface Counter {
  name: string;
  icon: string;
  value: number | null;
  tooltip: string;
  gain: number | null;
  most: number | null;
}

/**
 * Something with a face that lies in a tray or hand and may be clicked.
 *
 * Its first line is always shown, further ones where there is room.
 */
export interface Card {
  id: string;
  title: string;
  lines: string[];
  icons: string[];
  tone: string;
  counters: Counter[];
  tooltip: string;
}

/** Cards of a panel that belong together, under a name; they are shown when somebody opens the panel. */
export interface Row {
  title: string;
  cards: Card[];
}

/**
 * What belongs to one seat, or to one of the characters it plays: a seat may have several panels.
 *
 * `name` is that of the character, if it is one's. `look` is the number of its colour and shape, by default that of
 * the seat. `rows` are cards beside those that are always in sight, such as a character sheet; they come to the
 * `front` when a question is about them.
 */
export interface Panel {
  seat: number;
  title: string;
  acting: boolean;
  counters: Counter[];
  cards: Card[];
  look: number | null;
  rows: Row[];
  name: string;
  front: boolean;
}

/**
 * A shared row of cards: a market, a deck, a supply.
 *
 * All that are a `tab` share one place, in which one of them is seen at a time; it has a name and an `icon` there.
 */
export interface Tray {
  id: string;
  title: string;
  cards: Card[];
  tab: boolean;
  icon: string;
}

/**
 * One of those who fight: seat of its leader (-1: nobody), what it fights with, how it fares.
 *
 * Where the numbers it fights with are nobody's in particular, `heads` are those who fight. `detail` are numbers that
 * need a name beside them.
 */
export interface Side {
  owner: number;
  title: string;
  counters: Counter[];
  lines: string[];
  heads: Counter[];
  detail: Detail[];
}

/** A die that lies on the table: its colour is its tone; `good` if it counts. `marks` are icons on it. */
export interface Die {
  id: string;
  value: number;
  tone: string;
  good: boolean;
  marks: string[];
  tooltip: string;
}

/**
 * A fight that is going on in an area: its stages, the number of the present one, both sides, cards in force.
 *
 * A `wide` one takes the place of the trays, and all of a small screen. `rows` are further cards, to be opened.
 */
export interface Contest {
  place: string;
  title: string;
  stages: string[];
  stage: number;
  sides: Side[];
  cards: Card[];
  dice: Die[];
  rows: Row[];
  wide: boolean;
}

/** A line of a breakdown: what, and how much. */
export interface Detail {
  label: string;
  value: string;
}

/**
 * One legal action as a path of clicks; without picks it is a button, and buttons of a `group` stand together.
 *
 * `cost` is how many of the pieces one acts with it takes; where it is `risky`, luck decides whether that is enough.
 * `tone` says how what is picked last is lit: "dear" where it costs more than usual, "watched" where enemies wait.
 * `note` is said beside a button, in few words. `where` tells those alike apart where one cannot see what would be
 * clicked. `way` are the areas it leads through, the first and the last included.
 * Offers of a `mode` can be picked only after somebody has chosen to do such a thing, by its name.
 */
export interface Offer {
  action: string;
  picks: string[];
  label: string;
  detail: Detail[];
  either_order: boolean;
  cost: number | null;
  risky: boolean;
  group: string;
  tone: string;
  note: string;
  way: string[];
  mode: string;
  where: string;
}

/**
 * An area of a distribution: the counter there, how many it stands for, and how few must stay.
 *
 * `take` is the answer that puts one more there, `give` the one that takes one away, `all` puts the whole hand there;
 * an empty one is impossible. A `front` one lies where rivals are.
 */
export interface Share {
  place: string;
  piece: string;
  count: number;
  least: number;
  take: string;
  give: string;
  all: string;
  front: boolean;
}

/**
 * Pieces that can be spread anew over areas, one by one, until somebody is `done`.
 *
 * Where nothing but what is in `hand` can be placed, no share gives, and it is over by itself when all is placed.
 */
export interface Sharing {
  hand: number;
  shares: Share[];
  done: string;
}

/**
 * Answers that may be chosen together by their picks, at most so many.
 *
 * Some are `chosen` until somebody changes it. They are said one after another, whatever dice show, and `then` what
 * follows; what is not asked is left out.
 */
export interface Several {
  label: string;
  most: number;
  actions: Record<string, string>;
  chosen: string[];
  then: string[];
}

/**
 * Several answers as one path of clicks: an offer, and what is said after it.
 *
 * Whoever follows it says them one after another, leaves out what is not asked, and stops when somebody else is, or
 * when dice have been rolled.
 * No offer has the picks of a shortcut.
 */
export interface Shortcut {
  offer: Offer;
  then: string[];
}

/** How far a seat has come on a chart: boxes that are done, those at work, and by box what is missing for it. */
export interface Progress {
  chart: string;
  seat: number;
  done: string[];
  busy: string[];
  lacking: Record<string, string>;
}

/**
 * All that changes, as one seat sees it; `acting` is the seat that must decide, -1 when the game is over.
 *
 * It is asked `aside` when the question comes up in the turn of another seat. `drawings` lie on the ground, over those
 * of the board. `progress` is that of the viewer on one of the board's charts. `waiting` are the pieces that wait for
 * something to do, if the game says so; otherwise all that can be picked do. `several` are offers that can be chosen
 * together. `sharing` says how pieces can be spread over areas; its answers are offers too.
 */
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
  aside: boolean;
  drawings: Decoration[];
  shortcuts: Shortcut[];
  progress: Progress | null;
  waiting: string[] | null;
  several: Several | null;
  sharing: Sharing | null;
}

/**
 * What the eye needs of a line of the log: whose deed it tells of, the areas it names, how much it matters.
 *
 * Of several `places` the first is where something comes from and the last where it goes. A line that matters more
 * has the larger `weight`; 0 is routine. A `heading` begins a turn or a round. `card` is what was laid on the table.
 */
export interface Gist {
  seat: number | null;
  places: string[];
  weight: number;
  heading: boolean;
  card: Card | null;
}

/**
 * The dice of one seat: how many rolls, their sum and its expectation, how likely a lower and a higher sum was.
 *
 * Dice that do some good or none, such as `hits`, are apart from those whose numbers count.
 */
export interface Fortune {
  seat: number;
  hits: boolean;
  rolls: number;
  sum: number;
  expected: number;
  lower: number;
  higher: number;
}
