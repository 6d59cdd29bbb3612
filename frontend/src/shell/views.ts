/**
 * The wire leaves the type of a view open, because any game may be at the table. Here, and nowhere else, the page
 * of a game takes it for what its server has declared (view-types.ts in the folder of each game).
 */
import type { State } from "../wire";

export function viewOf<View extends { game: string }>(sent: Pick<State, "view">): View {
  return sent.view as View;
}

/** What the server says of my notebook; null for a spectator, in a replay, and in games that have none. */
export function notebookOf<Notebook extends { level: string }>(state: Pick<State, "notebook">): Notebook | null {
  return (state.notebook ?? null) as Notebook | null;
}
