/** Events of a preview as icons, in the order in which they happen. */
import { per, type PerKind } from "../shell/told";
import type { Happened } from "../wire";
import type { Icon } from "./faces";
import { ROMAN } from "./view";
import type { Events } from "./view-types";

const golem = (badge: string): Icon => ({ kind: "compound", name: "golem", badge, tint: "clay" });
const goods = (good: string, n: number): Icon => (good === "vp" ? { kind: "shield", n: String(n) } : { kind: "icon", name: good, n });

const DRAW: PerKind<Events, Icon[]> = {
  gain: ({ good, n }) => [goods(good, n)],
  pay: ({ good, n }) => [{ kind: "note", text: "−" }, goods(good, n)],
  student: ({ district, section }) => [
    { kind: "compound", name: "pawn", badge: "forward", tint: `c-${district}`, shape: district },
    { kind: "note", text: ROMAN[section] ?? "" },
  ],
  menorah: ({ district }) => [{ kind: "icon", name: `menorah-${district}`, tint: `c-${district}` }],
  research: () => [{ kind: "icon", name: "research" }],
  gold: () => [{ kind: "icon", name: "gold" }],
  complete: () => [{ kind: "icon", name: "cauldron" }],
  create: () => [golem("plus")],
  destroy: () => [golem("cross")],
  activate: () => [golem("bolt")],
  "golem-step": ({ section }) => [golem("forward"), { kind: "note", text: ROMAN[section] ?? "" }],
  upgrade: () => [{ kind: "icon", name: "upgrade-any" }],
  buy: () => [{ kind: "icon", name: "book" }],
};

/** What my own deed brings; what follows for others or in later phases is left out. */
export function consequence(events: Happened[], seat: number | null): Icon[] {
  const found: Icon[] = [];
  for (const event of events) {
    if (event.kind === "phase" || event.kind === "round") break;
    if (event.seat === seat) found.push(...(per(DRAW, event) ?? []));
  }
  return found;
}
