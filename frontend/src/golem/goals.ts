/** The icon of a kind of goal. */
import type { Icon } from "./faces";
import type { District } from "./view";

const ICONS: Record<string, Icon> = {
  created: { kind: "compound", name: "golem", badge: "plus", tint: "clay" },
  destroyed: { kind: "compound", name: "golem", badge: "cross", tint: "clay" },
  gold: { kind: "icon", name: "gold" },
  upgrades: { kind: "icon", name: "upgrade-any" },
  research: { kind: "icon", name: "research" },
  books: { kind: "icon", name: "book" },
};

export function goalIcons(kind: string): Icon[] {
  if (kind.startsWith("student-")) {
    const district = kind.slice("student-".length) as District;
    return [{ kind: "compound", name: "pawn", badge: "forward", tint: `c-${district}`, shape: district }];
  }
  const icon = ICONS[kind];
  return icon ? [icon] : [];
}
