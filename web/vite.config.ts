import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
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
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
