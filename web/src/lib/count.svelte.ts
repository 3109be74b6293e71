// How many tables wait for me, for the title of every page; who counts comes later than the first look at a page.
let count = $state(0);

export function tellCount(found: number): void {
  count = found;
}

/** A page's title with the number of tables that wait for me. */
export const counted = (title: string): string => (count ? `(${count}) ${title}` : title);
