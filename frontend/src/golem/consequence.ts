/** Events of a preview as icons, in the order in which they happen. */
import type { Happened } from "../wire";
import type { Icon } from "./faces";
import { ROMAN, type District } from "./view";

const golem = (badge: string): Icon => ({ kind: "compound", name: "golem", badge, tint: "clay" });
const goods = (good: string, n: number): Icon => (good === "vp" ? { kind: "shield", n: String(n) } : { kind: "icon", name: good, n });

const DRAW: Record<string, (args: unknown[]) => Icon[]> = {
  gain: ([good, n]) => [goods(String(good), Number(n))],
  pay: ([good, n]) => [{ kind: "note", text: "−" }, goods(String(good), Number(n))],
  student: ([district, section]) => [
    { kind: "compound", name: "pawn", badge: "forward", tint: `c-${district}`, shape: district as District },
    { kind: "note", text: ROMAN[Number(section)] ?? "" },
  ],
  menorah: ([district]) => [{ kind: "icon", name: `menorah-${district}`, tint: `c-${district}` }],
  research: () => [{ kind: "icon", name: "research" }],
  gold: () => [{ kind: "icon", name: "gold" }],
  complete: () => [{ kind: "icon", name: "cauldron" }],
  create: () => [golem("plus")],
  destroy: () => [golem("cross")],
  activate: () => [golem("bolt")],
  "golem-step": ([, section]) => [golem("forward"), { kind: "note", text: ROMAN[Number(section)] ?? "" }],
  upgrade: () => [{ kind: "icon", name: "upgrade-any" }],
  buy: () => [{ kind: "icon", name: "book" }],
};

/** What my own deed brings; what follows for others or in later phases is left out. */
export function consequence(events: Happened[], seat: number | null): Icon[] {
  const found: Icon[] = [];
  for (const event of events) {
    if (event.kind === "phase" || event.kind === "round") break;
    if (event.seat === seat) found.push(...(DRAW[event.kind]?.(event.args) ?? []));
  }
  return found;
}
