/** The words of the reader in every language: those of the terminal's reader, of the game, and of this page. */
import type { Catalogues } from "../shell/i18n.svelte";

export const LABELS: Catalogues = import.meta.glob<string>(
  "../../../src/goldenlane/i18n/*/{alchemists,reader,reader-page}.ftl",
  { query: "?raw", import: "default" },
);
