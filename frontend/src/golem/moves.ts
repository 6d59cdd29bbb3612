/** Pieces that leave one place and arrive at another fly there. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { ms } from "../shell/motion";

export const [send, receive] = crossfade({
  duration: () => ms(420),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: ms(200) }),
});
