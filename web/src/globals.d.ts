/** Changes with the outlines of the icons. */
declare const __ICONS__: string;
