// One tooltip for the whole page: shown near whatever is pointed at, focused, or held with a finger.

interface Tip {
  text: string;
  x: number;
  y: number;
}

let shown = $state.raw<Tip | null>(null);
let timer = 0;

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
  timer = window.setTimeout(() => {
    shown = { text, x: box.left + box.width / 2, y: box.top + Math.min(box.height, 220) };
  }, delay);
}

/** Things lose the focus while they are taken away, in the midst of drawing, where nothing may change at once. */
export function hideTip(): void {
  clearTimeout(timer);
  queueMicrotask(() => (shown = null));
}

/** Attach a tooltip to an element. */
export function tip(text: string): (node: HTMLElement) => () => void {
  return (node) => {
    const show = (event: Event): void => {
      const held = event instanceof PointerEvent && event.pointerType === "touch";
      showTip(text, node.getBoundingClientRect(), held ? 450 : undefined);
    };
    const events: [string, (event: Event) => void][] = [
      ["pointerenter", show],
      ["pointerdown", show],
      ["focus", show],
      ["pointerleave", hideTip],
      ["pointercancel", hideTip],
      ["blur", hideTip],
      ["click", hideTip],
    ];
    for (const [name, handler] of events) node.addEventListener(name, handler);
    return () => {
      hideTip();
      for (const [name, handler] of events) node.removeEventListener(name, handler);
    };
  };
}
