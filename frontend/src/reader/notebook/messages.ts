/** What the page and its thinking worker tell each other. */

import type { MixAdvice } from "../core/advice";
import type { Fact } from "../core/facts";
import type { GolemSide, Known, Why } from "./think";

export type Question =
  | { readonly id: number; readonly facts: readonly Fact[]; readonly golem: boolean }
  | { readonly id: number; readonly facts: readonly Fact[]; readonly why: string };

/** Answers to one question come one after another; a newer question ends the older one. */
export type Answer =
  | { readonly id: number; readonly known: Known }
  | { readonly id: number; readonly mixes: readonly MixAdvice[] }
  | { readonly id: number; readonly golem: GolemSide }
  | { readonly id: number; readonly why: Why };
