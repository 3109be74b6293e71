// The socket of one table: it comes back by itself, and answers find the question they belong to.
import type { FromServer, Rejection } from "./vocabulary";

type Answer = Exclude<FromServer, { t: "hello" | "scene" | "meta" | "thinking" | "over" | "undo-asked" | "held" | "notice" | "talk" | "word" | "proposals" | "clock" | "pong" }>;

export interface LinkEvents {
  message: (message: FromServer) => void;
  up: () => void;
  down: (reason: "lost" | "gone") => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const SILENCE = 25_000;
// Codes a server closes with when coming back is of no use.
const FINAL = new Set([1008, 4401, 4403, 4404, 4409]);

export class Link {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, (answer: Answer) => void>();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #heartbeat = 0;
  #closed = false;
  #asked = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly address: () => string,
    readonly events: LinkEvents,
  ) {
    addEventListener("online", this.#now);
    this.#connect();
  }

  /** Ask and wait for the answer; a lost connection answers with an error of its own. */
  ask(message: Record<string, unknown>): Promise<Answer> {
    this.#asked += 1;
    const id = `${this.#prefix}-${this.#asked}`;
    return new Promise((resolve) => {
      if (!this.tell({ ...message, id })) {
        resolve(lost(id));
        return;
      }
      this.#waiting.set(id, resolve);
    });
  }

  /** Say something that needs no answer; false when there is nobody to hear. */
  tell(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop the connection and open a new one at once, for instance in another language. */
  renew(): void {
    this.#pause = 0;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.address()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heartbeat = window.setInterval(() => this.tell({ t: "ping" }), SILENCE);
      this.events.up();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #hear(message: FromServer): void {
    // A server that is crowded opens a socket only to close it, so that alone is no reason for haste.
    if (message.t === "hello") this.#pause = FIRST_PAUSE;
    if ("id" in message && message.id !== undefined && typeof message.id === "string" && message.t !== "meta") {
      const resolve = this.#waiting.get(message.id);
      if (resolve) {
        this.#waiting.delete(message.id);
        resolve(message as Answer);
        return;
      }
    }
    this.events.message(message);
  }

  #lose(code: number): void {
    clearInterval(this.#heartbeat);
    this.#socket = null;
    for (const [id, resolve] of this.#waiting) resolve(lost(id));
    this.#waiting.clear();
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.events.down("gone");
      return;
    }
    this.events.down("lost");
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, this.#pause * 2));
  }
}

const lost = (id: string): Rejection => ({ t: "error", id, code: "lost", text: "" });
