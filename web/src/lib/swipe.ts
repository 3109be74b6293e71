// Sheets that are pushed down and away with a finger.

/** So far a sheet must be pushed before it goes. */
const FAR = 90;

/** Push a node down, from its upper edge or when what scrolls in it is at its beginning; far enough, and it goes away. */
export function swipeAway(onclose: () => void) {
  return (node: HTMLElement): (() => void) => {
    let from: number | null = null;
    let pushed = 0;
    const move = (by: number): void => {
      pushed = by;
      node.style.transform = by ? `translateY(${by}px)` : "";
    };
    const begin = (event: TouchEvent): void => {
      const scrolls = (event.target as Element).closest<HTMLElement>("[data-scrolls]");
      from = event.touches.length === 1 && !scrolls?.scrollTop ? event.touches[0]!.clientY : null;
    };
    const push = (event: TouchEvent): void => {
      if (from === null) return;
      const by = event.touches[0]!.clientY - from;
      if (by < 0 && !pushed) from = null;
      else if (by > 8 || pushed) {
        event.preventDefault();
        move(Math.max(0, by));
      }
    };
    const end = (): void => {
      from = null;
      if (pushed > FAR) onclose();
      else move(0);
    };
    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchmove", push, { passive: false });
    node.addEventListener("touchend", end);
    node.addEventListener("touchcancel", end);
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchmove", push);
      node.removeEventListener("touchend", end);
      node.removeEventListener("touchcancel", end);
    };
  };
}
