/** The question of a screen: taken up where it was left by a reload, otherwise a new one. */
import type { Answer, Reader } from "./core";
import { games, newAsking, type Asking, type Game } from "./games.svelte";
import { route } from "./route.svelte";

export function takeUp(game: Game, ...uses: string[]): void {
  if (!game.asking || !uses.includes(game.asking.use)) game.asking = newAsking(uses[0]!);
}

/** Ask once; whoever looks again sees the same answer. */
export function answered(asking: Asking, question: (reader: Reader) => Answer): Answer {
  asking.answer ??= games.ask(question);
  games.keep();
  return asking.answer;
}

/** The question is done: back to the doors. */
export function done(game: Game): void {
  game.asking = null;
  games.keep();
  route.go(game.code);
}

/** Use Magic Mortar or Periscope on the pair that was just mixed, without showing it. */
export function help(game: Game, use: "mortar" | "periscope"): void {
  const { use: before, answer, open } = game.asking ?? newAsking("");
  const potion = answer?.public?.potion;
  // Not everyone has seen the sign yet: it is shown afterwards.
  const sign = use === "mortar" && !open && typeof potion === "string" ? { use: before, potion } : null;
  game.asking = { ...newAsking(use), picks: [...(game.last ?? [])], given: true, covered: true, sign };
  games.keep();
  route.go(game.code, "helpers");
}
