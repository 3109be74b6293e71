// The lines of a log as they are shown.
import type { LogLine } from "./vocabulary";

const TO = " → ";

/** A line, how often it was written, and each time of which places. */
export interface Told extends LogLine {
  times: number;
  ways: string[][];
}

/** What was told in one turn: the lines that begin it, and the others. */
export interface Turn {
  /** The seats whose turn it is; nobody's before the first. */
  seats: number[];
  headings: LogLine[];
  lines: Told[];
}

/** How much is worth telling of what somebody has missed. */
const MOST = 5;

/** Whatever one seat did again and again under the same rule is told once, with its number. */
export function grouped(lines: LogLine[]): Told[] {
  const found: Told[] = [];
  let start = 0;
  for (const line of lines) {
    const last = found.at(-1);
    if (!last || last.seat !== line.seat || last.rule !== line.rule) start = found.length;
    const same = line.heading ? undefined : found.slice(start).find((one) => one.text === line.text);
    if (same) {
      same.times += 1;
      if (line.places) same.ways.push(line.places);
    } else found.push({ ...line, times: 1, ways: line.places ? [line.places] : [] });
  }
  return found;
}

/** The log turn by turn; parts of a turn that follow one another are one. */
export function inTurns(lines: LogLine[]): Turn[] {
  const parts: { seats: number[]; number: number; headings: LogLine[]; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const [number = last?.number ?? 0, ...seats] = line.turn ?? [last?.number ?? 0, ...(last?.seats ?? [])];
    const begun = last && last.lines.length > 0;
    if (!last || (line.heading && begun) || (number !== last.number && (begun || !line.heading) && String(seats) !== String(last.seats))) {
      parts.push({ seats, number, headings: line.heading ? [line] : [], lines: line.heading ? [] : [line] });
      continue;
    }
    last.number = number;
    last.seats = seats;
    (line.heading ? last.headings : last.lines).push(line);
  }
  return parts.map(({ seats, headings, lines }) => ({ seats, headings, lines: grouped(joined(lines)) }));
}

/**
 * The turns of others between two of mine: after my last one, or before the one that I have now; none before my first.
 * Where a turn is made of parts that all have by and by, only the first of them has a heading, and all are one turn.
 */
export function missed(turns: Turn[], mine: number[]): Turn[] {
  const own = (turn: Turn): boolean => turn.seats.some((seat) => mine.includes(seat));
  let end = turns.length;
  while (end > 0 && own(turns[end - 1]!)) end -= 1;
  if (!turns.slice(0, end).some(own)) return [];
  let start = end;
  let begun = false;
  while (start > 0 && !(own(turns[start - 1]!) && begun)) {
    start -= 1;
    begun ||= turns[start]!.headings.length > 0;
  }
  return turns.slice(start, end).filter((turn) => !own(turn));
}

/** When the present turn began: the moment of the last heading. */
export function begunAt(turns: Turn[]): number {
  return turns.findLast((turn) => turn.headings.length)?.headings.at(-1)!.k ?? 0;
}

/** The few lines that matter most to somebody, in the order in which they were written; what befell him comes first. */
export function gistOf(turns: Turn[], mine: number[]): Told[] {
  const lines = turns.flatMap((turn) => turn.lines).filter((line) => line.weight);
  const worth = (line: Told): number => line.weight! + (line.seat !== null && mine.includes(line.seat) ? 4 : 0);
  const best = lines.map((line, at) => ({ line, at })).sort((a, b) => worth(b.line) - worth(a.line) || b.at - a.at);
  return best.slice(0, MOST).sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** What a seat did on the board in its last turn: a way from place to place, or one place. */
export interface Trace {
  seat: number;
  places: string[];
}

export function traces(turns: Turn[]): Trace[] {
  const last = new Map<number, Trace[]>();
  for (const turn of turns) {
    const found: Trace[] = [];
    for (const line of turn.lines) {
      const { seat } = line;
      if (seat === null || !turn.seats.includes(seat)) continue;
      for (const places of line.ways) {
        const known = found.some((one) => one.seat === seat && String(one.places) === String(places));
        if (!known && places.length) found.push({ seat, places });
      }
    }
    if (found.length) for (const seat of new Set(found.map((one) => one.seat))) last.set(seat, found.filter((one) => one.seat === seat));
  }
  return [...last.values()].flat();
}

/**
 * Steps of one way, each from where the last one has ended, are one line: "a → b." and "b → c." are "a → b → c.".
 * Places that are called the same and follow one another are named once.
 */
export function joined(lines: LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const goesOn = last && last.seat === line.seat && last.rule === line.rule && last.places?.at(-1) === line.places?.[0];
    const text = goesOn && wayOn(last.text, line.text);
    if (text) found[found.length - 1] = { ...line, text, ...(last.places && line.places && { places: [...last.places, ...line.places.slice(1)] }) };
    else found.push(line);
  }
  return found.map((line) => ((line.places?.length ?? 0) > 1 ? { ...line, text: once(line.text) } : line));
}

function once(way: string): string {
  const names = way.slice(0, -1).split(TO);
  return names.filter((name, i) => i === 0 || !names[i - 1]!.endsWith(name)).join(TO) + way.slice(-1);
}

function wayOn(way: string, step: string): string | false {
  const end = way.slice(way.lastIndexOf(TO) + TO.length, -1);
  const at = step.lastIndexOf(TO);
  const begins = at - end.length;
  const goesOn = at > 0 && way.includes(TO) && step.slice(0, at).endsWith(end) && way.startsWith(step.slice(0, begins));
  return goesOn && way.slice(0, -1) + step.slice(at);
}
