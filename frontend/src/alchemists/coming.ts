/** The engine's foresight as a row of chips: an icon, a short value, and the sentences that say it. */
import { ROMAN, type Adventurer, type Foresight } from "./view";

export interface Chip {
  name: string;
  icon: string;
  value: string;
  bad: boolean;
  /** Labels and their arguments. */
  says: [string, Record<string, string | number>?][];
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

export function coming(told: Foresight, adventurer: Adventurer | null = null): Chip[] {
  const { conference, zone } = told;
  const end = told["round-end"];
  const next = told["next-round"];
  const chips: Chip[] = [];
  if (conference) {
    const { change, more, seals } = conference;
    chips.push({
      name: "to-conference",
      icon: "conference",
      value: conference.in ? `${conference.in}: ${signed(change)}` : signed(change),
      bad: change < 0,
      says: [
        ["alch-coming-conference", { rounds: conference.in, round: ROMAN[conference.round]!, seals, change: signed(change) }],
        ...(more ? ([["alch-coming-more", { n: more.seals, gain: signed(more.gain) }]] as Chip["says"]) : []),
      ],
    });
  }
  const [one, two, three] = zone.losses as [number, number, number];
  chips.push({ name: "losses", icon: "reputation", value: `−1: ${signed(-one)}`, bad: one > 1, says: [["alch-coming-losses", { one, two, three }]] });
  const fame = end["top-alchemist"] + end["delayed-reputation"];
  if (fame)
    chips.push({
      name: "fame",
      icon: "phase-end",
      value: signed(fame),
      bad: fame < 0,
      says: [
        ...(end["top-alchemist"] ? ([["alch-coming-top", { n: end["top-alchemist"] }]] as Chip["says"]) : []),
        ...(end["delayed-reputation"] ? ([["alch-coming-delayed", { n: signed(end["delayed-reputation"]) }]] as Chip["says"]) : []),
      ],
    });
  if (end.unused) chips.push({ name: "unused", icon: "favor", value: signed(end.favors), bad: false, says: [["alch-coming-unused", { cubes: end.unused, favors: end.favors }]] });
  if (next)
    chips.push({
      name: "cubes",
      icon: "cube",
      value: String(next.cubes),
      bad: next.hospital > 0 || next.paralyzed,
      says: [
        ["alch-coming-cubes", { n: next.cubes }],
        ...(adventurer ? ([["alch-coming-adventurer", { adventurer: adventurer.name }]] as Chip["says"]) : []),
        ...(next.hospital ? ([["alch-coming-hospital", { n: next.hospital }]] as Chip["says"]) : []),
        ...(next.paralyzed ? ([["alch-coming-paralyzed"]] as Chip["says"]) : []),
        ...(next["start-player"] ? ([["alch-coming-first"]] as Chip["says"]) : []),
      ],
    });
  const nearest = [...told.grants].sort((a, b) => b.have - a.have || b.vp - a.vp)[0];
  if (nearest) chips.push({ name: "grant", icon: "grant", value: `${Math.min(nearest.have, nearest.need)}/${nearest.need}`, bad: false, says: [["alch-coming-grant", { have: nearest.have, need: nearest.need, vp: nearest.vp }]] });
  return chips;
}
