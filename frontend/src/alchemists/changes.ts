/** What changes for a player between two views. */
import type { AlchemistsPlayer } from "./view";

const SHOWN = {
  gold: "gold", reputation: "reputation", approval: "approval", books: "book", ingredients: "ingredient-card", favors: "favor", seals: "seal",
} as const;
export type Counted = keyof typeof SHOWN;

export function changes(now: AlchemistsPlayer, then: AlchemistsPlayer): { name: Counted; icon: string; by: number }[] {
  return (Object.keys(SHOWN) as Counted[])
    .map((name) => ({ name, icon: SHOWN[name], by: (then[name] ?? 0) - (now[name] ?? 0) }))
    .filter(({ by }) => by !== 0);
}
