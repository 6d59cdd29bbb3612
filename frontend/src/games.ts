/** The games that the page can show: the board, where each action stands on it, the players' emblems. */
import type { Component } from "svelte";
import { alchemistsPlaces } from "./alchemists/places";
import { EMBLEMS as ALCHEMISTS_EMBLEMS } from "./alchemists/view";
import { golemPlaces, passTile } from "./golem/places";
import { EMBLEMS } from "./golem/view";
import { words, type Catalogues } from "./shell/i18n.svelte";
import type { Look } from "./shell/table.svelte";

interface Shown extends Look {
  board: () => Promise<{ default: Component }>;
  /** Labels of its own, beside those of the page. */
  labels?: Catalogues;
}

const alchemistsWords: Catalogues = import.meta.glob<string>("../../src/goldenlane/i18n/*/{page-alchemists,alchemists}.ftl", {
  query: "?raw",
  import: "default",
});

const GAMES: Record<string, Shown> = {
  alchemists: {
    board: () => import("./alchemists/Alchemists.svelte"),
    labels: alchemistsWords,
    places: alchemistsPlaces,
    emblems: ALCHEMISTS_EMBLEMS,
  },
  golem: { board: () => import("./golem/Golem.svelte"), places: golemPlaces, emblems: EMBLEMS, tileOf: passTile },
};
const NOTHING: Look = { places: () => [], emblems: [] };

export function lookOf(game: string): Look {
  return GAMES[game] ?? NOTHING;
}

/** Load the labels of a game; of a game that has none, nothing. */
export async function loadLabels(game: string): Promise<void> {
  const labels = GAMES[game]?.labels;
  if (labels) await words.add(labels);
}

export async function boardOf(game: string): Promise<Component | null> {
  await loadLabels(game);
  return (await GAMES[game]?.board())?.default ?? null;
}
