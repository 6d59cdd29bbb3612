/** The card reader: a page of its own with relative addresses, for the server's /reader/ and for any web space. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { cutFonts } from "./fonts.ts";

/** A folder is opened by its index. */
const asIndex: Plugin = {
  name: "as-index",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["reader.html"];
    if (page) page.fileName = "index.html";
  },
};

export default defineConfig({
  base: "./",
  publicDir: "public-reader",
  plugins: [
    cutFonts(),
    svelte(),
    asIndex,
    VitePWA({
      registerType: "autoUpdate",
      // The server's policy allows no script inside the page: src/reader/main.ts registers the worker.
      injectRegister: null,
      filename: "worker.js",
      manifestFilename: "reader.webmanifest",
      manifest: {
        id: "./",
        name: "Golden Lane: card reader",
        short_name: "Card reader",
        description: "The card reader beside the printed Alchemists, offline.",
        start_url: "./",
        scope: "./",
        display: "standalone",
        orientation: "any",
        background_color: "#141a2e",
        theme_color: "#141a2e",
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg,png,woff2,webmanifest}"],
        // Letters of other languages come from the system when there is no network.
        globIgnores: ["**/*-normal-*.woff2"],
        navigateFallback: "index.html",
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
  ],
  build: {
    outDir: "../src/goldenlane/server/static/reader",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { input: "reader.html", checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [".."] } },
});
