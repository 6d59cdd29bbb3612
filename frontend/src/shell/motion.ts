/** Movement takes its time only where it is wanted: any click or key skips it. */
import { prefs } from "./prefs.svelte";

let skipUntil = 0;

/** A duration in milliseconds; 0 when movement is not wanted or is being skipped. */
export function ms(duration: number): number {
  return prefs.calm || performance.now() < skipUntil ? 0 : duration;
}

/** End what is moving now. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  skipUntil = performance.now() + 200;
}
