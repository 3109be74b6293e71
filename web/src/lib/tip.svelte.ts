// One tooltip for the whole page: shown near whatever is pointed at, focused, or held with a finger.

interface Tip {
  text: string;
  box: DOMRect;
}

let shown = $state.raw<Tip | null>(null);
let timer = 0;

/** How long a finger must rest on something to ask about it. */
export const HOLD = 450;

export function currentTip(): Tip | null {
  return shown;
}

/** Show a text beside a box of the screen, after a moment. */
export function showTip(text: string, box: DOMRect, delay = 350): void {
  clearTimeout(timer);
  if (!text) {
    hideTip();
    return;
  }
  timer = window.setTimeout(() => (shown = { text, box }), delay);
}

/** Things lose the focus while they are taken away, in the midst of drawing, where nothing may change at once. */
export function hideTip(): void {
  clearTimeout(timer);
  queueMicrotask(() => (shown = null));
}

/** Show a text while an element has the focus: what each of its parts says to those who point at it. */
export function tipOnFocus(text: string): (node: HTMLElement) => () => void {
  return (node) => {
    const show = (): void => {
      if (node.matches(":focus-visible")) showTip(text, node.getBoundingClientRect());
    };
    node.addEventListener("focus", show);
    node.addEventListener("blur", hideTip);
    return () => {
      hideTip();
      node.removeEventListener("focus", show);
      node.removeEventListener("blur", hideTip);
    };
  };
}

/** Attach a tooltip to an element; a finger that asks about it does not press it. */
export function tip(text: string): (node: HTMLElement) => () => void {
  return (node) => {
    let held = false;
    let hold = 0;

    const show = (event: Event): void => {
      if (!(event instanceof PointerEvent && event.pointerType === "touch")) showTip(text, node.getBoundingClientRect());
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType !== "touch") return;
      hold = window.setTimeout(() => {
        held = true;
        showTip(text, node.getBoundingClientRect(), 0);
      }, HOLD);
    };
    const away = (event: PointerEvent): void => {
      clearTimeout(hold);
      // What a finger has asked for stays until the next touch.
      if (event.pointerType !== "touch") hideTip();
    };
    const lift = (): void => clearTimeout(hold);
    const click = (event: Event): void => {
      if (held) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        hideTip();
      }
      held = false;
    };
    const menu = (event: Event): void => {
      if (hold) event.preventDefault();
    };

    node.dataset.tip = "";
    const [, ...more] = text.split("\n");
    if (more.length) node.setAttribute("aria-description", more.join(" "));
    node.addEventListener("pointerenter", show);
    node.addEventListener("focus", show);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerleave", away);
    node.addEventListener("pointerup", lift);
    node.addEventListener("pointercancel", lift);
    node.addEventListener("blur", hideTip);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    return () => {
      hideTip();
      clearTimeout(hold);
      node.removeEventListener("pointerenter", show);
      node.removeEventListener("focus", show);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerleave", away);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", lift);
      node.removeEventListener("blur", hideTip);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("click", click, true);
    };
  };
}
