/** Which board is large now: the one of the present decision. */
export const STAGES = ["theories", "order", "declare", "forage", "sell", "golem", "artifacts", "mix", "startup", "library", "encyclopedia", "cards"] as const;
export type Stage = (typeof STAGES)[number];

const BY_DECISION: Record<string, Stage> = {
  "pick-order-space": "order",
  "declare": "declare",
  "action-forage": "forage",
  "action-transmute": "forage",
  "discard-ingredients": "mix",
  "action-custodian": "mix",
  "action-test-student": "mix",
  "action-drink": "mix",
  "thinking-cap": "mix",
  "periscope": "mix",
  "mortar-card": "mix",
  "show-feather": "mix",
  "action-exhibition": "mix",
  "exhibit-mix": "mix",
  "claim-potion": "mix",
  "bids": "sell",
  "action-sell": "sell",
  "sell-mix": "sell",
  "action-research-golem": "golem",
  "animate-golem": "golem",
  "report": "golem",
  "report-tokens": "golem",
  "action-buy-artifact": "artifacts",
  "choose-artifact": "artifacts",
  "altar-of-gold": "artifacts",
  "keep-startup": "startup",
  "replicate": "startup",
  "action-visit-library": "library",
  "choose-book": "library",
  "write-article": "encyclopedia",
  "keep-favor": "cards",
  "discard-favor": "cards",
};

/** Boards that say something only to the one who decides. */
const OWN: readonly Stage[] = ["declare", "startup", "library", "encyclopedia", "cards"];

/** The stage of a decision; ``mine``: I am the one who decides. */
export function stageOf(asks: string | null, mine = true): Stage {
  const stage = BY_DECISION[asks ?? ""] ?? "theories";
  return mine || !OWN.includes(stage) ? stage : "theories";
}
