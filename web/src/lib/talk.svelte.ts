// What people at a table say to each other, as far as it is meant for the seat that looks.
import { settings } from "./settings.svelte";
import type { FromServer, SaidLine, TableMeta } from "./vocabulary";

/** As the server has it. */
export const LONGEST_WORDS = 300;
/** Tables whose muted seats are remembered. */
const MOST_TABLES = 20;

/** Whether there is anybody to talk with: bots do not answer, and own seats hear each other anyway. */
export function hasCompany(meta: TableMeta | null): boolean {
  if (!meta?.talk) return false;
  const people = meta.seats.filter((seat) => seat.kind !== "bot");
  return meta.watching ? people.length > 1 : people.some((seat) => !meta.mine.includes(seat.seat));
}

export class Talk {
  allies = $state.raw<number[]>([]);
  lines = $state.raw<SaidLine[]>([]);
  unread = $state(0);
  /** What is being written; it outlives the panel. */
  draft = $state("");
  to = $state<"table" | "team">("table");
  /** The keyboard is to be where one writes, as soon as there is such a place. */
  wanted = $state(false);
  #open = false;
  /** By seat that looks, how many lines were read. */
  #read = new Map<number | null, number>();
  #seat: number | null = null;

  constructor(readonly table: string) {}

  /** Everything anew: another seat looks, or the connection is back. */
  begin(told: Extract<FromServer, { t: "talk" }>): void {
    if (told.seat !== this.#seat) this.draft = "";
    if (told.allies.length !== this.allies.length) this.to = told.allies.length ? "team" : "table";
    this.#seat = told.seat;
    this.allies = told.allies;
    this.lines = told.lines;
    this.unread = told.lines.slice(this.#read.get(told.seat) ?? 0).filter((line) => this.#counts(line)).length;
    if (this.#open) this.#seen();
  }

  hear(line: SaidLine): void {
    this.lines = [...this.lines, line];
    if (this.#open) this.#seen();
    else if (this.#counts(line)) this.unread += 1;
  }

  /** The lines are in sight, or no longer. */
  show(open: boolean): void {
    this.#open = open;
    if (open) this.#seen();
  }

  #seen(): void {
    this.unread = 0;
    this.#read.set(this.#seat, this.lines.length);
  }

  #counts(line: SaidLine): boolean {
    return line.seat !== this.#seat && !this.muted.includes(line.seat);
  }

  /** The seats that this reader does not want to hear. */
  get muted(): number[] {
    return settings.muted[this.table] ?? [];
  }

  mute(seat: number, on: boolean): void {
    const seats = this.muted.filter((one) => one !== seat);
    const { [this.table]: _, ...others } = settings.muted;
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    settings.muted = Object.fromEntries([...kept, [this.table, on ? [...seats, seat] : seats]]);
  }
}
