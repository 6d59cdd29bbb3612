/** The director counts what it shows: every event once, and in order. */
export class Counter {
  /** Events that lay before the page came: history, not shown. */
  known = 0;
  /** The next event that is to be shown. */
  next = 0;
  /** Shown again though they had been shown, and passed over: both stay 0. */
  twice = 0;
  lost = 0;
  /** Shown, and then taken back by an undo. */
  back = 0;

  /** The page comes, or leaps: all up to here is history. */
  begin(at: number): void {
    this.known = at;
    this.next = at;
  }

  show(from: number, to: number): void {
    this.twice += Math.max(0, Math.min(to, this.next) - from);
    this.lost += Math.max(0, from - this.next);
    this.next = Math.max(this.next, to);
  }

  /** Events from this one on did not happen after all. */
  takeBack(from: number): void {
    this.back += Math.max(0, this.next - Math.max(from, this.known));
    this.next = Math.min(this.next, from);
    this.known = Math.min(this.known, from);
  }

  get shown(): number {
    return this.next - this.known;
  }
}
