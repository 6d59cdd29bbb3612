/** What the others did since my last act, as marks on the board: they stay outlined until I act. */
import { sinceMine } from "../shell/log";
import type { Happened } from "../wire";

const MARK: Record<string, (args: unknown[]) => string> = {
  student: ([district]) => `student ${district}`,
  "golem-step": ([district, section]) => `golem ${district} ${section}`,
  create: ([district]) => `golem ${district} 1`,
  activate: ([district, section]) => `golem ${district} ${section}`,
  bury: ([slot]) => `grave ${slot}`,
  rabbi: ([tile]) => `tile ${tile}`,
  menorah: ([district]) => `menorah ${district}`,
};

/** "1 student red": the thing, by the seat that touched it. */
export function recent(events: Happened[], me: number | null): Set<string> {
  const found = new Set<string>();
  for (const event of events.slice(sinceMine(events, me))) {
    const mark = MARK[event.kind];
    if (mark && event.seat >= 0 && event.seat !== me) found.add(`${event.seat} ${mark(event.args)}`);
  }
  return found;
}
