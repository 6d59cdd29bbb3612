/**
 * Events become beats: what is shown and said at once. The beats of one act of a player are a scene.
 *
 * 1. The order of events is kept. 2. Gains and payments join their cause. 3. Equal neighbours join.
 * 4. Events without words are part of the next beat. 5. Different seats never join, except where the rules
 * act on all at once. 6. A scene has at most nine beats; further small ones share the last.
 */
import type { Happened } from "../../wire";
import { told } from "../log";
import { rowOf, type Choreography, type Row } from "./staging";

export interface Beat {
  /** Its events by their numbers at this table: from the first to before the last. */
  from: number;
  to: number;
  /** The event that leads: it gives place, sentence and cause. */
  lead: number;
  kind: string;
  seat: number;
  /** How long its movement takes at brisk. */
  ms: number;
  /** The act it belongs to. */
  scene: number;
  /** How many events share it only because the scene is full. */
  more: number;
  /** Waits for the one whom it tells something. */
  holds: boolean;
  big: boolean;
}

export const MOST_BEATS = 9;
const LONGEST_HOPS = 900;

/** Where the last scene stands, so that the next events can go on with it. */
export interface Going {
  scene: number;
  seat: number;
  beats: number;
}

/** Before the first act. */
export const BEGINNING: Going = { scene: 0, seat: -2, beats: 0 };

/** The beats of new events, the first of which has the number `from`; `me`: the seat that looks on, null for a spectator. */
export function beatsOf(events: readonly Happened[], from: number, rows: Choreography, me: number | null, going: Going = BEGINNING): { beats: Beat[]; going: Going } {
  const beats: Beat[] = [];
  let at = going;
  let start = from;
  events.forEach((event, i) => {
    const row = rowOf(rows, event.kind);
    const number = from + i;
    if (!event.words || row.show === "W") return; // rule 4: it waits for the next beat
    const last = beats.at(-1);
    const before = last && events[last.lead - from];
    if (last && before && follows(before, event, row, last.lead)) extend(last, event, row, number + 1);
    else {
      const full = !begins(event, row, at) && at.beats >= MOST_BEATS && last && small(row, event, me);
      if (full) {
        last.to = number + 1;
        last.more += 1;
      } else {
        at = begins(event, row, at) ? { scene: at.scene + 1, seat: event.seat, beats: 1 } : { ...at, beats: at.beats + 1 };
        beats.push(beatOf(event, row, { from: start, to: number + 1, scene: at.scene, me }));
      }
    }
    start = number + 1;
  });
  if (start < from + events.length) rest(beats, events, from, start);
  return { beats, going: at };
}

/** Events at the end that have no words: with the last beat, or as a beat without a sentence. */
function rest(beats: Beat[], events: readonly Happened[], from: number, start: number): void {
  const last = beats.at(-1);
  const to = from + events.length;
  if (last) last.to = to;
  else beats.push({ from: start, to, lead: start, kind: events[0]!.kind, seat: events[0]!.seat, ms: 0, scene: -1, more: 0, holds: false, big: false });
}

function beatOf(event: Happened, row: Row, { from, to, scene, me }: { from: number; to: number; scene: number; me: number | null }): Beat {
  const holds = row.holds === true && event.seat >= 0 && event.seat === me;
  return { from, to, lead: to - 1, kind: event.kind, seat: event.seat, ms: row.ms, scene, more: 0, holds, big: row.big === true };
}

function begins(event: Happened, row: Row, at: Going): boolean {
  return row.begins === true || event.seat !== at.seat;
}

function small(row: Row, event: Happened, me: number | null): boolean {
  return row.show !== "S" && !row.big && !(row.holds && event.seat === me);
}

/** Whether an event goes on with the beat that another one leads. */
function follows(lead: Happened, event: Happened, row: Row, leads: number): boolean {
  const together = row.together === true;
  if (lead.seat !== event.seat && !(together && lead.kind === event.kind)) return false; // rule 5
  if (row.joins && sameChain(lead, event, leads)) return true; // rule 2
  return lead.kind === event.kind && !row.begins; // rule 3
}

function sameChain(lead: Happened, event: Happened, leads: number): boolean {
  if (event.root === undefined || lead.root === undefined) return true;
  return event.root === lead.root || event.root === leads;
}

function extend(beat: Beat, event: Happened, row: Row, to: number): void {
  const again = event.kind === beat.kind;
  if (again) beat.lead = to - 1;
  beat.ms = again && row.show === "H" ? Math.min(beat.ms + row.ms, Math.max(LONGEST_HOPS, row.ms)) : Math.max(beat.ms, row.ms);
  beat.to = to;
}

/** What a beat says: of equal steps the last one, then what it brought; the name is said once. */
export function sentenceOf(beat: Beat, events: readonly Happened[], rows: Choreography, name: string): string {
  const hops = rowOf(rows, beat.kind).show === "H";
  const lines = events
    .slice(beat.from, beat.to)
    .filter((event, i) => event.words && !(hops && event.kind === beat.kind && beat.from + i < beat.lead))
    .map(({ words }) => words);
  return told({ key: beat.from, seat: beat.seat, lines: beat.more ? lines.slice(0, Math.max(1, lines.length - beat.more)) : lines }, name);
}

export function causeOf(beat: Beat, events: readonly Happened[]): string {
  return events[beat.lead]?.because ?? "";
}
