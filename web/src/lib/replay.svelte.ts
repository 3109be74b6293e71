// A table that was played: any moment of it, seen from any seat.
import * as api from "./api";
import { TableState } from "./table.svelte";
import type { LogLine } from "./vocabulary";

export class ReplayTable extends TableState {
  moment = $state(0);
  count = $state(0);
  failed = $state<string | null>(null);
  playing = $state(false);
  /** The whole log; `log` holds what had happened by the moment shown. */
  lines = $state.raw<LogLine[]>([]);
  #asked = 0;
  #timer = 0;

  constructor(
    readonly id: string,
    readonly start: number,
  ) {
    super();
    void this.load();
  }

  async load(): Promise<void> {
    try {
      const [meta, board, moments] = await Promise.all([api.table(this.id), api.board(this.id), api.moments(this.id)]);
      // Whoever looks back waits for nobody.
      this.meta = { ...meta, seats: meta.seats.map((seat) => ({ ...seat, online: true })) };
      this.board = board;
      this.lines = moments.lines;
      this.count = moments.count;
      // While the game goes on, one looks back with one's own eyes only.
      if (!this.scene && meta.status !== "over" && meta.mine.length === 1) this.seat = meta.mine[0]!;
      await this.go(this.scene ? this.moment : this.start);
    } catch (error) {
      this.failed = (error as api.Failure).code;
    }
  }

  /** Show a moment; only the last one asked for is shown. */
  async go(moment: number): Promise<void> {
    this.moment = Math.max(0, Math.min(this.count, moment));
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const scene = await api.moment(this.id, this.moment, this.seat);
      if (asked !== this.#asked) return;
      this.log = this.lines.filter((line) => line.k <= this.moment);
      this.acting = scene.acting < 0 ? null : scene.acting;
      this.show({ ...scene, offers: [], shortcuts: [] });
    } catch (error) {
      this.failed = (error as api.Failure).code;
    }
  }

  see(seat: number | null): void {
    this.seat = seat;
    void this.go(this.moment);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.#run();
    else clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.moment >= this.count) await this.go(0);
    else await this.go(this.moment + 1);
    if (this.moment >= this.count) this.playing = false;
    if (this.playing) this.#timer = window.setTimeout(() => void this.#run(), 750);
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
