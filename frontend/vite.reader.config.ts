/** The card reader: a page of its own with relative addresses, for the server's /reader/ and for any web space. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { cutFonts } from "./fonts.ts";
import { MANIFEST, manifestOf, NAMING } from "./src/reader/naming.ts";

/** A folder is opened by its index. */
const asIndex: Plugin = {
  name: "as-index",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["reader.html"];
    if (page) page.fileName = "index.html";
  },
};

const I18N = new URL("../src/goldenlane/i18n/", import.meta.url);

/** What the web manifest says in a language. */
function named(lang: string): Record<keyof typeof NAMING, string> {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/reader-page.ftl`, I18N), "utf8")));
  const said = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!);
  return { name: said(NAMING.name), short_name: said(NAMING.short_name), description: said(NAMING.description) };
}

const SHARED = {
  id: "./",
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
} as const;

/** A manifest for each of the other languages; the page links it when it speaks that language. */
const manifests: Plugin = {
  name: "manifests",
  generateBundle() {
    for (const lang of ["pl", "uk"]) {
      this.emitFile({ type: "asset", fileName: manifestOf(lang), source: JSON.stringify({ lang, ...named(lang), ...SHARED }) });
    }
  },
};

export default defineConfig({
  base: "./",
  publicDir: "public-reader",
  plugins: [
    cutFonts(),
    svelte(),
    asIndex,
    manifests,
    VitePWA({
      registerType: "autoUpdate",
      // The server's policy allows no script inside the page: src/reader/main.ts registers the worker.
      injectRegister: null,
      filename: "worker.js",
      manifestFilename: MANIFEST,
      manifest: { lang: "en", ...named("en"), ...SHARED, icons: [...SHARED.icons] },
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
    target: ["safari15", "chrome90", "firefox90"],
    assetsInlineLimit: 0,
    license: { fileName: "licences.txt" },
    rolldownOptions: { input: "reader.html", checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [".."] } },
});
