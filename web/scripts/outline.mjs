// Icon outlines are drawn on a grid of 512 and shown at 12 to 90 pixels: whole numbers on a grid of 256 are precise
// enough and less than half the size.

const SCALE = 0.5;

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of an SVG path, repeated ones written out. */
export function parse(d) {
  const commands = [];
  let at = 0;
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at])) at += 1;
  };
  const number = (flag) => {
    skip();
    const match = flag ? /^[01]/.exec(d.slice(at, at + 1)) : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/i.exec(d.slice(at, at + 40));
    if (!match) throw new Error(`not a number at ${at} of ${d}`);
    at += match[0].length;
    return Number(match[0]);
  };
  let letter = "";
  for (skip(); at < d.length; skip()) {
    if (/[a-z]/i.test(d[at])) letter = d[at++];
    else if (letter === "m") letter = "l";
    else if (letter === "M") letter = "L";
    const kind = letter.toLowerCase();
    const values = [];
    for (let i = 0; i < ARGUMENTS[kind]; i += 1) values.push(number(kind === "a" && (i === 3 || i === 4)));
    commands.push({ kind, relative: letter === kind, values: values.map((value, i) => scaled(kind, value, i)) });
  }
  return commands;
}

/** Everything is a length but the angle and the two flags of an arc. */
const scaled = (kind, value, i) => (kind === "a" && i > 1 && i < 5 ? value : value * SCALE);

/** The same outline in relative whole numbers; the pen's true place is kept, so that errors do not add up. */
export function shorten(d) {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen should be
  let [px, py, startPx, startPy] = [0, 0, 0, 0]; // where the rounded pen is
  let out = "";
  let last = "";
  for (const { kind, relative, values } of parse(d)) {
    const shown = [];
    if (kind === "z") {
      [x, y, px, py] = [startX, startY, startPx, startPy];
    } else if (kind === "h" || kind === "v") {
      const across = kind === "h";
      const target = values[0] + (relative ? (across ? x : y) : 0);
      if (across) {
        shown.push(Math.round(target) - px);
        [x, px] = [target, Math.round(target)];
      } else {
        shown.push(Math.round(target) - py);
        [y, py] = [target, Math.round(target)];
      }
    } else {
      const first = kind === "a" ? 5 : 0;
      if (kind === "a") shown.push(round1(values[0]), round1(values[1]), values[2], values[3], values[4]);
      let [ex, ey] = [x, y];
      for (let i = first; i < values.length; i += 2) {
        ex = values[i] + (relative ? x : 0);
        ey = values[i + 1] + (relative ? y : 0);
        shown.push(Math.round(ex) - px, Math.round(ey) - py);
      }
      [x, y, px, py] = [ex, ey, Math.round(ex), Math.round(ey)];
      if (kind === "m") [startX, startY, startPx, startPy] = [x, y, px, py];
    }
    if (shown.length && isStill(kind, shown)) continue;
    out += kind === last && kind !== "m" && kind !== "z" ? join(shown, true) : kind + join(shown, false);
    last = kind;
  }
  return out;
}

const round1 = (value) => Math.round(value * 10) / 10;

const isStill = (kind, shown) => kind !== "m" && (kind === "a" ? shown.slice(5) : shown).every((value) => value === 0);

function join(values, continued) {
  let text = "";
  for (const value of values) {
    text += (text || continued) && value >= 0 ? ` ${value}` : `${value}`;
  }
  return text;
}
