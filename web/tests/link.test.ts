import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "../src/lib/link";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 1;
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};
  constructor() {
    Socket.made.push(this);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (): Link => new Link(() => "/socket", { message: () => {}, up: () => {}, down: () => {} });

/** How often it comes back within a minute if every socket opens, says this much and closes. */
function returns(words: string[]): number {
  open();
  for (let at = 0; at < 60_000; at += 100) {
    const socket = Socket.made.at(-1)!;
    if (socket.readyState) {
      socket.readyState = 0;
      socket.onopen();
      for (const data of words) socket.onmessage({ data });
      socket.onclose({ code: 1013 });
    }
    vi.advanceTimersByTime(100);
  }
  return Socket.made.length;
}

test("a socket that is closed unheard is opened ever more seldom", () => {
  expect(returns([])).toBeLessThan(15);
});

test("a table that was there is looked for at once", () => {
  expect(returns([JSON.stringify({ t: "hello" })])).toBeGreaterThan(100);
});
