// The lines of a log as they are shown.
import type { LogLine } from "./vocabulary";

const TO = " → ";

/** Steps of one way, each from where the last one has ended, are one line: "a → b." and "b → c." are "a → b → c.". */
export function joined(lines: LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const text = last && last.seat === line.seat && last.rule === line.rule && wayOn(last.text, line.text);
    if (text) found[found.length - 1] = { ...line, text };
    else found.push(line);
  }
  return found;
}

function wayOn(way: string, step: string): string | false {
  const end = way.slice(way.lastIndexOf(TO) + TO.length, -1);
  const at = step.lastIndexOf(TO);
  const begins = at - end.length;
  const goesOn = at > 0 && way.includes(TO) && step.slice(0, at).endsWith(end) && way.startsWith(step.slice(0, begins));
  return goesOn && way.slice(0, -1) + step.slice(at);
}
