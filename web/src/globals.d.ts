/** Changes with the outlines of the icons. */
declare const __ICONS__: string;

/** Texts of a language. */
declare module "*.ftl" {
  const texts: import("./lib/fluent").Texts;
  export default texts;
}
