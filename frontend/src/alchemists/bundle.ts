/** What an order space or a card costs and gives, as a row of icons. */
import type { Kind } from "./kinds";

/** The JSON of the engine: {"do": "pay", "cost": ..., "gain": {"do": "all", "of": [...]}}. */
export type Face =
  | { do: "pay"; cost: Face; gain: Face }
  | { do: "all" | Group; of: Face[] }
  | { do: Exclude<Kind, Group>; n?: number };

/** What is received when an artifact is taken or a favor drawn. */
type Group = "taken" | "drawn";

export interface Part {
  icon: string;
  n: number;
}

/** By kind its icon; null for what only words can say. */
const ICONS: Record<Exclude<Kind, Group>, string | null> = {
  gold: "gold",
  ingredient: "ingredient-card",
  favor: "favor",
  book: "book",
  reputation: "reputation",
  "delayed reputation": "reputation",
  cube: "cube",
  approval: "approval",
  "secret-artifact": "space-buy-artifact",
  "starting-artifact": "space-buy-artifact",
  discard: "ingredient-card",
  points: null,
  deed: null,
};

/** The parts in the order in which they are resolved; an effect without parts gives none. */
export function parts(face: Face): Part[] {
  if ("of" in face) return face.of.flatMap(parts);
  if ("cost" in face) return [];
  const icon = ICONS[face.do];
  const n = face.n ?? 1;
  return icon === null ? [] : [{ icon, n: face.do === "discard" ? -n : n }];
}

/** Cost and gain apart. */
export function costAndGain(face: Face): { cost: Part[]; gain: Part[] } {
  return "cost" in face ? { cost: parts(face.cost), gain: parts(face.gain) } : { cost: [], gain: parts(face) };
}
