/** The games that the page can show: the board, and where each action stands on it. */
import type { Component } from "svelte";
import { alchemistsPlaces } from "./alchemists/places";
import { golemPlaces } from "./golem/places";
import { words, type Catalogues } from "./shell/i18n.svelte";
import type { Places } from "./shell/table.svelte";

interface Shown {
  board: () => Promise<{ default: Component }>;
  places: Places;
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
  },
  golem: { board: () => import("./golem/Golem.svelte"), places: golemPlaces },
};

export function placesOf(game: string): Places {
  return GAMES[game]?.places ?? (() => []);
}

export async function boardOf(game: string): Promise<Component | null> {
  return (await GAMES[game]?.board())?.default ?? null;
}
