/** What an order space or a startup card costs and gives, as a row of icons. */
import type { Kind } from "./kinds";

/** The JSON of the engine: {"do": "pay", "cost": ..., "gain": {"do": "all", "of": [...]}}. */
export type Face =
  | { do: "pay"; cost: Face; gain: Face }
  | { do: "all"; of: Face[] }
  | { do: Kind; n?: number };

export interface Part {
  icon: string;
  n: number;
}

const ICONS: Record<Kind, string> = {
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
};

/** The parts in the order in which they are resolved; an effect without parts gives none. */
export function parts(face: Face): Part[] {
  if ("of" in face) return face.of.flatMap(parts);
  if ("cost" in face) return [];
  return [{ icon: ICONS[face.do], n: face.n ?? 1 }];
}

/** Cost and gain apart. */
export function costAndGain(face: Face): { cost: Part[]; gain: Part[] } {
  return "cost" in face ? { cost: parts(face.cost), gain: parts(face.gain) } : { cost: [], gain: parts(face) };
}
