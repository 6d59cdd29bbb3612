/** What the others did since my last act, as marks on the board: they stay outlined until I act. */
import { sinceMine } from "../shell/log";
import { per, type PerKind } from "../shell/told";
import type { Happened } from "../wire";
import type { Events } from "./view-types";

const MARK: PerKind<Events, string> = {
  student: ({ district }) => `student ${district}`,
  "golem-step": ({ district, section }) => `golem ${district} ${section}`,
  create: ({ district }) => `golem ${district} 1`,
  activate: ({ district, section }) => `golem ${district} ${section}`,
  bury: ({ n }) => `grave ${n}`,
  rabbi: ({ tile }) => `tile ${tile}`,
  menorah: ({ district }) => `menorah ${district}`,
};

/** "1 student red": the thing, by the seat that touched it. */
export function recent(events: Happened[], me: number | null): Set<string> {
  const found = new Set<string>();
  for (const event of events.slice(sinceMine(events, me))) {
    const mark = per(MARK, event);
    if (mark && event.seat >= 0 && event.seat !== me) found.add(`${event.seat} ${mark}`);
  }
  return found;
}
