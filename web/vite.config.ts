import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Outlines of all icons, of which the server hands out those a client asks for, under a name that changes with them. */
const icons = readFileSync(new URL("src/generated/icons.json", import.meta.url), "utf8");

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "fluent",
      transform(source, file) {
        if (!file.endsWith(".ftl")) return undefined;
        const texts = new FluentResource(source).body.map(({ id, value }) => [id, value]);
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`, map: null };
      },
    },
    {
      name: "icons",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "icons.json", source: icons });
      },
    },
  ],
  define: { __ICONS__: JSON.stringify(createHash("sha256").update(icons).digest("hex").slice(0, 8)) },
  build: {
    outDir: "../src/wartable/server/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    // Fonts and drawings stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the table page needs is one file; small files that pages share would only cost requests.
        codeSplitting: { groups: [{ name: "table", tags: ["$initial"] }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/assets/icons": "http://127.0.0.1:8000" },
  },
});
