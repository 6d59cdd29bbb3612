/** How long a beat takes, at the person's speed and within what a turn may take. */
import type { Beat } from "./beats";
import type { Speed } from "./speeds";

interface Pace {
  /** Movement is multiplied by this. */
  rate: number;
  /** Rest after a beat of somebody else, and after an act of theirs. */
  rest: number;
  between: number;
  /** A whole turn of somebody else, and all turns that wait, take no longer than this. */
  turn: number;
  all: number;
  /** What I was told waits for me so long at most. */
  hold: number;
}

export const PACE: Record<Speed, Pace> = {
  calm: { rate: 1.8, rest: 700, between: 1200, turn: 12_000, all: 30_000, hold: Infinity },
  brisk: { rate: 1, rest: 250, between: 450, turn: 6000, all: 15_000, hold: 8000 },
  instant: { rate: 0, rest: 0, between: 0, turn: 0, all: 0, hold: 0 },
};
export const SHORTEST = 160;
export const CATCH_UP = { rate: 0.15, most: 900 };

export interface Times {
  move: number;
  rest: number;
}

function planned(beat: Beat, next: Beat | undefined, speed: Speed, me: number | null): Times {
  const { rate, rest, between } = PACE[speed];
  const mine = me !== null && beat.seat === me;
  const pause = mine ? 0 : next && next.scene === beat.scene ? rest : between;
  return { move: beat.ms * rate, rest: beat.scene < 0 ? 0 : pause };
}

const sum = ({ move, rest }: Times): number => move + rest;

/** The times of the first of some beats; `spent`: what the turn of this seat has taken already. */
export function timesOf(beats: readonly Beat[], speed: Speed, me: number | null, spent = 0): Times {
  const [first] = beats;
  if (!first) return { move: 0, rest: 0 };
  const plans = beats.map((beat, i) => planned(beat, beats[i + 1], speed, me));
  const [plan] = plans as [Times];
  if (first.seat === me || first.scene < 0 || first.big) return plan;
  const end = beats.findIndex(({ seat }) => seat !== first.seat);
  const turn = plans.slice(0, end < 0 ? undefined : end).reduce((all, one) => all + sum(one), 0);
  const whole = plans.reduce((all, one, i) => (beats[i]!.seat === me || beats[i]!.big ? all : all + sum(one)), 0);
  const { turn: budget, all } = PACE[speed];
  const factor = Math.min(1, turn ? Math.max(0, budget - spent) / turn : 1, whole ? all / whole : 1);
  const wish = sum(plan) * factor;
  if (factor === 1 || !sum(plan)) return plan;
  const scale = Math.max(wish, Math.min(SHORTEST, sum(plan))) / sum(plan);
  return { move: plan.move * scale, rest: plan.rest * scale };
}

/** The same while catching up: quick, and all of it within a moment; `spent`: what of it has gone by. */
export function hurried(beats: readonly Beat[], speed: Speed, me: number | null, spent = 0): Times {
  const plan = timesOf(beats, speed, me);
  const whole = Math.min(sum(plan) * CATCH_UP.rate, Math.max(0, CATCH_UP.most - spent) / Math.max(1, beats.length));
  return { move: whole, rest: 0 };
}
