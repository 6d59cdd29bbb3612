/** The parts of a round. */
import type { AlchemistsView } from "./view";

export const PHASES = ["order", "declare", "resolve", "end"] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf(view: AlchemistsView): Phase {
  if (view.space) return "resolve";
  if (view.decision?.asks === "declare") return "declare";
  if (view.over || ["report", "report-tokens", "replicate"].includes(view.decision?.asks ?? "")) return "end";
  return "order";
}
