/** The log: what one player did at a stretch is one entry. */
import type { Happened } from "../wire";

export interface Entry {
  key: number;
  seat: number;
  lines: string[];
}

/** Events grouped by who did them; events of nobody stand alone. */
export function entries(events: Happened[], from = 0): Entry[] {
  const found: Entry[] = [];
  events.forEach((event, i) => {
    if (!event.words) return;
    const last = found.at(-1);
    if (last && last.seat === event.seat && event.seat >= 0 && !STARTS.has(event.kind)) last.lines.push(event.words);
    else found.push({ key: from + i, seat: event.seat, lines: [event.words] });
  });
  return found;
}

/** An entry as one paragraph: who did it is said once, the rest goes without the name. */
export function told(entry: Entry, name: string): string {
  const [first, ...rest] = entry.lines;
  return [first, ...rest.map((line) => unnamed(line, name))].join(" ");
}

function unnamed(line: string, name: string): string {
  if (!name || !line.startsWith(`${name} `)) return line;
  const deed = line.slice(name.length + 1);
  return deed.charAt(0).toUpperCase() + deed.slice(1);
}

/** Kinds of events that begin an entry of their own. */
const STARTS = new Set(["marble", "rabbi", "pass", "remove", "declare", "order"]);

/** Where the events begin that a seat has not seen: after its own last one. */
export function sinceMine(events: Happened[], seat: number | null): number {
  if (seat === null) return Math.max(0, events.length - 12);
  for (let i = events.length - 1; i >= 0; i--) if (events[i]!.seat === seat) return i + 1;
  return 0;
}
