/** The games that the page can show: the board, where each action stands on it, the players' emblems. */
import type { Component } from "svelte";
import { golemPlaces, passTile } from "./golem/places";
import { EMBLEMS } from "./golem/view";
import type { Look } from "./shell/table.svelte";

interface Shown extends Look {
  board: () => Promise<{ default: Component }>;
}

const GAMES: Record<string, Shown> = {
  golem: { board: () => import("./golem/Golem.svelte"), places: golemPlaces, emblems: EMBLEMS, tileOf: passTile },
};
const NOTHING: Look = { places: () => [], emblems: [] };

export function lookOf(game: string): Look {
  return GAMES[game] ?? NOTHING;
}

export async function boardOf(game: string): Promise<Component | null> {
  return (await GAMES[game]?.board())?.default ?? null;
}
