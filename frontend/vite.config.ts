import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./fonts.ts";
import { cutWords } from "./words.ts";

const SERVER = "http://localhost:8000";

export default defineConfig({
  plugins: [cutFonts(), cutWords(), svelte()],
  build: {
    rolldownOptions: { checks: { bundlerTimings: false } },
    outDir: "../src/goldenlane/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files: the first load fetches only those that the language needs.
    assetsInlineLimit: 0,
    manifest: true,
    // The licenses of the libraries that are built in; the table's menu links them.
    license: { fileName: "licences.txt" },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
});
