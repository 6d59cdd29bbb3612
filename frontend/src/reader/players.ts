/** The players of the boards: their names and their emblems, as on the web table. */
import { t } from "../shell/i18n.svelte";

export const EMBLEMS = ["moon", "sun", "tower", "clover"] as const;

/** An empty name stands for "Player 1" and so on. */
export function namesOf(players: readonly string[]): string[] {
  return players.map((name, at) => name.trim() || t("read-player", { n: at + 1 }));
}
