import type { GlyphName } from "../ui/Glyph.svelte";

/** A button of the table's bar, or a line of its menu on a phone. */
export interface Tool {
  label: string;
  glyph: GlyphName;
  use?: () => void;
  /** It leads to another page. */
  href?: string;
  /** Shown by its words even where there is room for pictures only. */
  plain?: boolean;
}
