/** The words of a view of Golem, in the order in which the page shows them; its types are generated. */
import type { District, Good, MarbleColor, Row } from "./view-types";

export type * from "./view-types";

export const DISTRICTS: readonly District[] = ["red", "yellow", "blue"];
export const GOODS: readonly Good[] = ["clay", "coin", "knowledge", "vp"];
/** Golems that a player can create in a game, besides the first two. */
export const TO_CREATE = 4;
export const ROWS: readonly Row[] = ["work", "golem", "artifacts", "research", "mirror"];
export const COLORS: readonly MarbleColor[] = ["red", "yellow", "blue", "white", "black"];
export const RESOURCE: Record<District, Good> = { red: "clay", yellow: "coin", blue: "knowledge" };
export const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Sections up to here have a house; the city wall stands behind it. */
export const LAST_HOUSE = 7;
export const PHASES = ["refresh", "movement", "actions", "turn-order", "characters", "income", "control"] as const;
export const EMBLEMS = ["leaf", "moon", "sun", "tower"] as const;

/** A golem of a player: "red 3", "blue 5 lying". */
export interface GolemPiece {
  name: string;
  district: District;
  section: number;
  lying: boolean;
}

export function golemPiece(name: string): GolemPiece {
  const [district, section, ...marks] = name.split(" ");
  return { name, district: district as District, section: Number(section), lying: marks.includes("lying") };
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
