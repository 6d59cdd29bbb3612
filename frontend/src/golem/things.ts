/** What one can look for on the table, and which icons mean it. */
import type { Icon } from "./faces";

export const THINGS = ["clay", "coin", "knowledge", "vp", "gold", "book", "research", "student", "golem", "upgrade", "goal"] as const;
export type Thing = (typeof THINGS)[number];

const SHOWN: Partial<Record<Thing, string>> = { student: "pawn-any", upgrade: "upgrade-any" };
const MEANT: Record<string, Thing> = { pawn: "student", "pawn-any": "student", students: "student", cauldron: "gold" };

export function thingIcon(thing: Thing): string {
  return SHOWN[thing] ?? thing;
}

/** The thing that a part of an effect shows; undefined where there is nothing to look for. */
export function thingOf(part: Icon): Thing | undefined {
  if (part.kind === "shield") return "vp";
  if (part.kind !== "icon" && part.kind !== "compound") return undefined;
  const name = part.name.startsWith("upgrade-") ? "upgrade" : part.name;
  return MEANT[name] ?? THINGS.find((thing) => thing === name);
}
