/**
 * The games that the page can show. Every folder beside this file with a page.ts is one of them. A game that
 * the page was not built with brings a module of its own, which the server hands out (docs/how-to-add-a-game.md).
 */
import type { Component } from "svelte";
import { words, type Catalogues } from "./shell/i18n.svelte";
import { NO_STAGING, type Staging } from "./shell/stage/staging";
import type { Look } from "./shell/table.svelte";

/** What a game gives to the page. */
export interface GamePage extends Look {
  board: () => Promise<{ default: Component }>;
  /** Labels of its own, beside those of the page. */
  labels: Catalogues;
  /** The short rules texts, in the order of play. */
  topics: readonly string[];
}

const built = import.meta.glob<GamePage>("./*/page.ts", { eager: true, import: "default" });
const GAMES = new Map(Object.entries(built).map(([path, page]) => [path.split("/")[1]!, page]));
/** The emblems of the games, as symbols that the lobby shows. */
export const emblems = Object.values(import.meta.glob<string>("./*/emblem.svg", { eager: true, query: "?raw", import: "default" })).join("");
/** The board of a guest shows all its options, each in a place of its own. */
const GUEST: Look = { places: (action) => [action], emblems: ["moon", "sun", "tower", "clover"] };

export function lookOf(game: string): Look {
  return GAMES.get(game) ?? GUEST;
}

export function topicsOf(game: string): readonly string[] {
  return GAMES.get(game)?.topics ?? [];
}

/** The symbol of a game; one for all that the page was not built with. */
export function symbolOf(game: string): string {
  return `game-${GAMES.has(game) ? game : "guest"}`;
}

/** Load the labels of a game; of a game that has none, nothing. */
export async function loadLabels(game: string): Promise<void> {
  const labels = GAMES.get(game)?.labels;
  if (labels) await words.add(labels);
}

/** How the events of a game are shown; of a game that does not say it, as plain sentences. */
export async function stagingOf(game: string): Promise<Staging> {
  return (await GAMES.get(game)?.staging?.()) ?? NO_STAGING;
}

export async function boardOf(game: string): Promise<Component> {
  await loadLabels(game);
  return (await (GAMES.get(game)?.board() ?? import("./shell/GuestBoard.svelte"))).default;
}
