/** The games that the page can show: the board, where each action stands on it, the players' emblems. */
import type { Component } from "svelte";
import { alchemistsPlaces } from "./alchemists/places";
import { EMBLEMS as ALCHEMISTS_EMBLEMS } from "./alchemists/view";
import { golemPlaces } from "./golem/places";
import { EMBLEMS } from "./golem/view";
import { words, type Catalogues } from "./shell/i18n.svelte";
import type { Look } from "./shell/table.svelte";

interface Shown extends Look {
  board: () => Promise<{ default: Component }>;
}

const alchemistsWords: Catalogues = import.meta.glob<string>("../../src/goldenlane/i18n/*/{page-alchemists,alchemists}.ftl", {
  query: "?raw",
  import: "default",
});

const GAMES: Record<string, Shown> = {
  alchemists: {
    board: async () => {
      await words.add(alchemistsWords);
      return import("./alchemists/Alchemists.svelte");
    },
    places: alchemistsPlaces,
    emblems: ALCHEMISTS_EMBLEMS,
  },
  golem: { board: () => import("./golem/Golem.svelte"), places: golemPlaces, emblems: EMBLEMS },
};
const NOTHING: Look = { places: () => [], emblems: [] };

export function lookOf(game: string): Look {
  return GAMES[game] ?? NOTHING;
}

export async function boardOf(game: string): Promise<Component | null> {
  return (await GAMES[game]?.board())?.default ?? null;
}
