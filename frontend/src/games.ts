/** The games that the page can show: the board, and where each action stands on it. */
import type { Component } from "svelte";
import { golemPlaces } from "./golem/places";
import type { Places } from "./shell/table.svelte";

interface Shown {
  board: () => Promise<{ default: Component }>;
  places: Places;
}

const GAMES: Record<string, Shown> = {
  golem: { board: () => import("./golem/Golem.svelte"), places: golemPlaces },
};

export function placesOf(game: string): Places {
  return GAMES[game]?.places ?? (() => []);
}

export async function boardOf(game: string): Promise<Component | null> {
  return (await GAMES[game]?.board())?.default ?? null;
}
