// Dice on the board: whose they are, and what the log says they have brought.
import type { LogLine, Roll } from "./vocabulary";

export interface Hand {
  seat: number;
  rolls: Roll[];
  /** Lines of the log about these dice, where the dice do not say themselves what they mean. */
  said: string[];
}

/** The dice of one moment by seat and rule, each with the lines that were written of the same seat and rule. */
export function hands(rolls: Roll[], lines: LogLine[]): Hand[] {
  const first = rolls.filter((roll, i) => i === rolls.findIndex((one) => one.seat === roll.seat && one.rule === roll.rule));
  return first.map(({ seat, rule }) => {
    const same = rolls.filter((roll) => roll.seat === seat && roll.rule === rule);
    const told = same.some((roll) => roll.label) ? [] : lines.filter((line) => line.seat === seat && line.rule === rule);
    return { seat, rolls: same, said: told.map((line) => line.text) };
  });
}
