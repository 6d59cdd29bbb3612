/**
 * Several people on one device: who may look now, and from where each of them has not seen the table yet.
 *
 * Of a person who handed the device over only numbers are kept: how many events they have seen, and what everybody knows.
 */
import type { State } from "../../wire";
import type { Counts } from "./staging";

type Sent = Pick<State, "seat" | "seats" | "over">;

interface Seen {
  seen: number;
  base: Counts | null;
}

/** Kept while the page is open, also when it is loaded anew. */
export type Keep = Pick<Storage, "getItem" | "setItem">;

export class HotSeat {
  /** The seat whose person lifted the curtain last. */
  lifted: number | null = null;

  constructor(
    readonly code: string,
    readonly keep: () => Keep = () => sessionStorage,
  ) {}

  #key(seat: number): string {
    return `goldenlane seen ${this.code} ${seat}`;
  }

  shared({ seats }: Sent): boolean {
    return seats.filter(({ mine }) => mine).length > 1;
  }

  /** The one of my seats that is to act. */
  next({ seats }: Sent): number | null {
    return seats.find(({ mine, to_act }) => mine && to_act)?.seat ?? null;
  }

  /** Whether a state may be drawn: always what everybody may know while none of us is to act, else what its person asked for. */
  mayShow(state: Sent): boolean {
    if (!this.shared(state) || state.over) return true;
    return state.seat === null ? this.next(state) === null : state.seat === this.lifted;
  }

  /** Whether the device goes to another of us. */
  mustChange(state: Sent): boolean {
    if (!this.shared(state) || state.over) return false;
    if (state.seat !== null && state.seats[state.seat]?.to_act) return false;
    return this.next(state) !== null;
  }

  /** A person hands the device over, having seen so many events. */
  leaves(seat: number | null, seen: number, base: Counts): void {
    this.lifted = null;
    if (seat !== null) this.keep().setItem(this.#key(seat), JSON.stringify({ seen, base } satisfies Seen));
  }

  /** A person is there: what they have seen; who shares no device sees everything as it comes. */
  cameBack(state: Sent, events: number): Seen {
    if (!this.shared(state) || state.seat === null) return { seen: events, base: null };
    const kept = this.keep().getItem(this.#key(state.seat));
    return kept ? (JSON.parse(kept) as Seen) : { seen: 0, base: null };
  }
}
