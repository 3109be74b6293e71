// Wheel, drag, pinch, click and double click on a frame, told apart.
import { HOLD } from "../lib/tip.svelte";
import type { Point } from "../lib/vocabulary";

export interface Hooks {
  pan: (dx: number, dy: number) => void;
  zoom: (at: Point, factor: number) => void;
  tap: (id: string) => void;
  /** Whether a fine pointer takes something up here that can be dragged: where it comes from, or nothing. */
  grab: (id: string) => string | null;
  /** What was taken up is here; null: it was let go. */
  carry: (at: Point | null) => void;
  drop: (from: string, id: string) => void;
  /** True if the second click of two meant both of them, false if it is one more click. */
  doubleTap: (id: string | null, at: Point) => boolean;
  /** Something is asked about, to be told after so many milliseconds; null: no longer. */
  hover: (id: string | null, at: Point, delay: number) => void;
}

/** A finger or mouse that moved less than this has clicked. */
const SLACK = 7;
const DOUBLE = 320;
const REST = 500;

const named = (event: Event): Element | null => (event.target as Element).closest("[data-id]");

export function gestures(hooks: Hooks): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let last = { time: 0, at: [0, 0] as Point };
    let hold = 0;
    let held = false;
    let grabbed: string | null = null;

    const place = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
      start = place(event);
      if (fingers.size === 1) dragged = held = false;
      clearTimeout(hold);
      const under = named(event)?.getAttribute("data-id");
      grabbed = event.pointerType === "touch" || !under ? null : hooks.grab(under);
      if (event.pointerType === "touch" && fingers.size === 1) {
        const id = named(event)?.getAttribute("data-id") ?? null;
        hold = window.setTimeout(() => {
          held = true;
          hooks.hover(id, [event.clientX, event.clientY], 0);
        }, HOLD);
      }
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = place(event);
      if (!dragged && Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK && fingers.size === 1) return;
      if (!dragged) {
        dragged = true;
        clearTimeout(hold);
        hooks.hover(null, now, 0);
        node.setPointerCapture(event.pointerId);
      }
      if (grabbed !== null) {
        hooks.carry(now);
      } else if (fingers.size === 1) {
        hooks.pan(now[0] - before[0], now[1] - before[1]);
      } else {
        const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
        const gap = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
        hooks.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        hooks.zoom([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], gap(now) / Math.max(1, gap(before)));
      }
      fingers.set(event.pointerId, now);
    };

    const up = (event: PointerEvent): void => {
      clearTimeout(hold);
      fingers.delete(event.pointerId);
      if (grabbed !== null && dragged) {
        hooks.carry(null);
        const id = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-id]")?.getAttribute("data-id");
        if (id) hooks.drop(grabbed, id);
      }
      grabbed = null;
    };

    /** The browser took the pointer away: nothing was meant by where it was. */
    const cancelled = (event: PointerEvent): void => {
      clearTimeout(hold);
      fingers.delete(event.pointerId);
      if (grabbed !== null) hooks.carry(null);
      grabbed = null;
    };

    const clicked = (event: MouseEvent): void => {
      // A finger that asked about something does not press it.
      if (dragged || held) {
        dragged = held = false;
        return;
      }
      const id = named(event)?.getAttribute("data-id") ?? null;
      const at = place(event);
      const twice = event.timeStamp - last.time < DOUBLE && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < 4 * SLACK;
      last = twice ? { time: 0, at } : { time: event.timeStamp, at };
      if (!(twice && hooks.doubleTap(id, at)) && id !== null) hooks.tap(id);
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
      hooks.zoom(place(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType === "touch" || fingers.size) return;
      hooks.hover(named(event)?.getAttribute("data-id") ?? null, [event.clientX, event.clientY], REST);
    };

    const leave = (event: PointerEvent): void => {
      // What a finger has asked for stays until the next touch.
      if (event.pointerType !== "touch") hooks.hover(null, [0, 0], 0);
    };

    const menu = (event: Event): void => {
      if (fingers.size) event.preventDefault();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancelled);
    node.addEventListener("click", clicked);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerover", over);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("contextmenu", menu);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancelled);
      node.removeEventListener("click", clicked);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
