/** Pieces that leave one place and arrive at another go there: marbles and rabbis fly, students hop, golems tread. */
import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { ms } from "../shell/motion";

export const [send, receive] = crossfade({
  duration: () => ms(420),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: ms(200) }),
});

interface Walk {
  key: string;
  /** Sections walked are steps seen. */
  section: number;
}
/** How one step looks: its time, its height, how much the walker is squashed when it lands. */
interface Gait {
  time: number;
  longest: number;
  height: number;
  squash: number;
}
export const HOP: Gait = { time: 150, longest: 450, height: 9, squash: 0 };
export const TREAD: Gait = { time: 260, longest: 520, height: 3, squash: 0.16 };

interface Left {
  rect: DOMRect;
  section: number;
  met: boolean;
}
const left = new Map<string, Left>();
const coming = new Set<string>();

/** A golem that is destroyed crumbles where it stood. */
function crumble(): TransitionConfig {
  return {
    duration: ms(450),
    easing: cubicIn,
    css: (t, u) =>
      `opacity: ${t}; transform: translateY(${u * 5}px) scale(${1 + u * 0.25}, ${1 - u * 0.6}) skewX(${u * 8}deg); transform-origin: 50% 100%; filter: grayscale(${u}) blur(${u * 1.5}px)`,
  };
}

/** A student leaves its section. */
export const leave = (node: Element, walk: Walk) => depart(node, walk, () => fade(node, { duration: ms(200) }));
/** A golem leaves its section, or the board. */
export const fall = (node: Element, walk: Walk) => depart(node, walk, crumble);

function depart(node: Element, { key, section }: Walk, gone: () => TransitionConfig): () => TransitionConfig {
  const mine: Left = { rect: node.getBoundingClientRect(), section, met: false };
  left.set(key, mine);
  return () => {
    if (mine.met || coming.has(key)) return { duration: 0 };
    left.delete(key);
    return gone();
  };
}

function arrive(node: Element, { key, section }: Walk, gait: Gait): () => TransitionConfig {
  coming.add(key);
  return () => {
    coming.delete(key);
    const from = left.get(key);
    if (!from) return fade(node, { duration: ms(200) });
    left.delete(key);
    from.met = true;
    const to = node.getBoundingClientRect();
    const steps = Math.max(1, Math.abs(section - from.section));
    const [dx, dy] = [from.rect.left - to.left, from.rect.top - to.top];
    return {
      duration: ms(Math.min(gait.longest, steps * gait.time)),
      css: (t) => stride(t, steps, dx, dy, gait),
    };
  };
}

/** The place of a walker at a time of its way, as a style: each step is begun and ended. */
export function stride(t: number, steps: number, dx: number, dy: number, gait: Gait): string {
  const step = Math.min(steps - 1, Math.floor(t * steps));
  const within = t * steps - step;
  const to_go = 1 - (step + cubicInOut(within)) / steps;
  const up = Math.sin(Math.PI * within) * gait.height;
  const landed = within > 0.75 ? gait.squash * Math.sin(Math.PI * ((within - 0.75) / 0.25)) : 0;
  return `transform: translate(${dx * to_go}px, ${dy * to_go - up}px) scale(${1 + landed}, ${1 - landed}); transform-origin: 50% 100%; z-index: 3`;
}

/** Students hop from section to section. */
export const hop = (node: Element, walk: Walk) => arrive(node, walk, HOP);
/** Golems tread heavily. */
export const tread = (node: Element, walk: Walk) => arrive(node, walk, TREAD);
