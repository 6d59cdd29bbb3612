/** The reel of the stage: what is shown now and next, at the person's speed; and what is shown again. */
import type { Happened } from "../../wire";
import { t } from "../i18n.svelte";
import { causeOf, sentenceOf, type Beat } from "./beats";
import { realAfter, type After } from "./clock";
import { Counter } from "./counter";
import { hurried, PACE, timesOf, type Times } from "./pace";
import { movedBy, type Picture } from "./picture";
import { summed } from "./since";
import { Speaker } from "./speaker";
import type { Speed } from "./speeds";
import { changed, NO_STAGING, rowOf, type Staging } from "./staging";

export type Mode = "idle" | "playing" | "paused" | "catching up" | "holding" | "again" | "away";

/** A beat on the reel; with the last one of an action the board becomes what the server said. */
export interface Shot extends Beat {
  picture: Picture | null;
}

/** What the director must know of its person and table. */
export interface Setting {
  speed: () => Speed;
  nameOf: (seat: number) => string;
  after?: After;
  /** All has been shown. */
  settled?: () => void;
}

/** Shots that are kept to be shown again. */
const KEPT = 120;

function afterMine(shots: readonly Shot[], me: number | null): Shot[] {
  return shots.slice(shots.findLastIndex(({ seat }) => seat === me) + 1);
}

export class Reel {
  mode = $state<Mode>("idle");
  shown = $state.raw<Picture | null>(null);
  /** The beats since the table last was at rest, or those that are shown again; `at` is the one on the stage. */
  shots = $state.raw<Shot[]>([]);
  at = $state(-1);
  /** The movement of the present beat is over, its result stands. */
  landed = $state(false);
  /** Numbers that changed with the present beat: "2 coin" by 3. */
  changes = $state.raw<Record<string, number>>({});
  /** Beats shown since my last act: their things stay outlined, and can be shown again. */
  touched = $state.raw<Shot[]>([]);
  /** The last thing for the live region. */
  said = $state("");
  /** The large panel "since your last turn" is open. */
  since = $state(false);
  /** What is shown again stands still. */
  halted = $state(false);
  /** A device for several people: what one learns in secret waits until it was seen. */
  shared = $state(false);
  /** A replay: nobody learns anything, nothing waits. */
  watching = $state(false);
  /** An own result that stands on the stage at instant, until the next input. */
  slip = $state.raw<Shot | null>(null);
  staging = $state.raw<Staging>(NO_STAGING);
  readonly counter = new Counter();
  /** For tests and the curious: what was counted. */
  counted = $state.raw({ known: 0, shown: 0, twice: 0, lost: 0, back: 0 });

  protected truth = $state.raw<Picture | null>(null);
  protected all = $state.raw<Happened[]>([]);
  /** The reel of the table while something is shown again. */
  protected live: { shots: Shot[]; at: number } | null = null;
  protected restAt = 0;
  protected readonly after: After;
  protected readonly speaker: Speaker;
  #cancel: (() => void) | null = null;
  #before: Picture | null = null;
  #spent = { seat: -2, ms: 0 };

  constructor(readonly setting: Setting) {
    this.after = setting.after ?? realAfter;
    this.speaker = new Speaker(this.after, (words) => (this.said = words));
  }

  // ---- reading ------------------------------------------------------------------------------------
  get now(): Shot | null {
    return this.shots[this.at] ?? null;
  }

  /** The boards show what is true: options may glow. */
  get settled(): boolean {
    return this.mode === "idle";
  }

  get speed(): Speed {
    return this.setting.speed();
  }

  get events(): readonly Happened[] {
    return this.all;
  }

  get me(): number | null {
    return this.watching ? null : (this.truth?.seat ?? null);
  }

  /** Beats that are still to come. */
  get ahead(): number {
    return Math.max(0, this.shots.length - 1 - this.at);
  }

  sentence(beat: Beat): string {
    return sentenceOf(beat, this.all, this.staging.rows, this.setting.nameOf(beat.seat));
  }

  cause(beat: Beat): string {
    return causeOf(beat, this.all);
  }

  /** The things of the board that a beat concerns. */
  placesOf(beat: Beat): string[] {
    return this.happened(beat).flatMap(({ kind, args, seat }) => rowOf(this.staging.rows, kind).places?.(args, seat) ?? []);
  }

  happened(beat: Beat): readonly Happened[] {
    return this.all.slice(beat.from, beat.to);
  }

  // ---- playing ------------------------------------------------------------------------------------
  play(): void {
    this.since = false;
    this.halted = false;
    if (this.mode !== "again") this.mode = "playing";
    this.next();
  }

  get paused(): boolean {
    return this.mode === "paused" || (this.mode === "again" && this.halted);
  }

  /** Stop where it is, or go on. */
  pause(): void {
    if (this.paused) return this.play();
    if (this.mode !== "playing" && this.mode !== "again") return;
    this.stop();
    this.land();
    if (this.mode === "again") this.halted = true;
    else this.mode = "paused";
  }

  /** The next beat now. While something plays: what is on the stage ends at once. */
  step(): void {
    if (this.mode === "holding") return this.goOn();
    if (this.mode === "away") return this.play();
    if (this.mode === "idle") return;
    this.stop();
    this.land();
    this.next();
  }

  /** All that waits, quickly. */
  hurry(): void {
    if (this.mode === "again") return this.endAgain();
    if (this.mode === "idle" || this.mustBeSeen) return;
    this.stop();
    this.land();
    this.mode = "catching up";
    this.#spent = { seat: -2, ms: 0 };
    this.next();
  }

  /** What I was told has been seen. */
  goOn(): void {
    if (this.mode !== "holding") return;
    this.stop();
    this.slip = null;
    this.mode = "playing";
    this.next();
  }

  /** A secret on a shared device: only its own button takes it away. */
  get mustBeSeen(): boolean {
    return this.shared && this.mode === "holding" && (this.slip !== null || this.now?.holds === true);
  }

  // ---- showing again ------------------------------------------------------------------------------
  /** What was shown after the last thing I did myself. */
  get sinceMine(): Shot[] {
    return afterMine(this.touched, this.me);
  }

  /** The same, with what is still to be shown. */
  get told(): Shot[] {
    const { shots, at } = this.reel;
    return afterMine([...this.touched, ...shots.slice(at + 1)], this.me);
  }

  /** The table's own reel, also while something is shown again. */
  protected get reel(): { shots: Shot[]; at: number } {
    return this.live ?? this;
  }

  /** Play beats again that were shown already, from one of them on; the truth is kept. */
  again(shots: readonly Shot[] = this.sinceMine, from = 0): void {
    if (!shots.length || this.mustBeSeen) return;
    this.stop();
    this.live ??= { shots: this.shots, at: this.at };
    this.since = false;
    this.halted = false;
    this.shots = [...shots];
    this.mode = "again";
    this.seek(from);
  }

  endAgain(): void {
    const live = this.live;
    if (!live) return;
    this.stop();
    this.live = null;
    this.shots = live.shots;
    this.at = live.at;
    if (this.ahead) {
      this.mode = "playing";
      this.next();
      return;
    }
    this.shown = this.truth;
    this.rest();
  }

  /** One beat back, in what is shown again. */
  back(): void {
    if (this.at > 0) this.seek(this.at - 1);
  }

  /** To one beat of what is shown again. */
  seek(to: number): void {
    if (this.mode !== "again") return;
    this.stop();
    this.at = to - 1;
    const before = this.shots.slice(0, to).findLast(({ picture }) => picture);
    if (before?.picture) this.shown = before.picture;
    this.next();
  }

  // ---- the machine --------------------------------------------------------------------------------
  protected stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  protected later(ms: number, then: () => void): void {
    this.#cancel = this.after(ms, then);
  }

  protected next(): void {
    if (this.at + 1 >= this.shots.length) return this.live ? this.endAgain() : this.rest();
    this.at += 1;
    const shot = this.shots[this.at]!;
    this.landed = false;
    this.changes = {};
    this.#before = this.shown;
    if (!this.live) {
      this.count(shot);
      this.touch([shot]);
    }
    this.speaker.hear(shot.scene, [this.sentence(shot), this.cause(shot)].filter(Boolean).join(". "));
    const { move, rest } = this.#times(shot);
    if (!this.#flies(shot)) this.#apply(shot);
    this.later(move, () => {
      this.land();
      if (!this.paused) this.later(rest, () => this.#afterBeat(shot));
    });
  }

  #flies(shot: Shot): boolean {
    return rowOf(this.staging.rows, shot.kind).show === "F";
  }

  #times(shot: Shot): Times {
    const beats = this.shots.slice(this.at);
    const speed = this.speed === "instant" ? "brisk" : this.speed; // shown again: somebody wants to see it
    const quick = this.mode === "catching up";
    if (!quick && this.#spent.seat !== shot.seat) this.#spent = { seat: shot.seat, ms: 0 };
    const times = (quick ? hurried : timesOf)(beats, speed, this.me, this.#spent.ms);
    this.#spent.ms += times.move + times.rest;
    return times;
  }

  #afterBeat(shot: Shot): void {
    if (this.mode === "again" || !this.#waits(shot)) return this.next();
    this.mode = "holding";
    this.speaker.flush();
    const { hold } = PACE[this.speed];
    if (!this.mustBeSeen && hold < Infinity) this.later(hold, () => this.goOn());
  }

  /** Own results wait; so does a great moment: at its end or, calmly, at each step. Who catches up passes by, but for a secret. */
  #waits(shot: Shot): boolean {
    if (shot.holds && (this.shared || this.mode !== "catching up")) return true;
    return this.mode === "playing" && shot.big && (this.speed === "calm" || !this.shots[this.at + 1]?.big);
  }

  #apply(shot: Shot): void {
    if (!this.shown) return;
    this.shown = shot.picture ?? movedBy(this.shown, this.happened(shot), this.staging.rows);
    const { counts } = this.staging;
    if (this.#before) this.changes = changed(counts(this.#before.view), counts(this.shown.view));
  }

  protected land(): void {
    const shot = this.now;
    if (!shot || this.landed) return;
    this.landed = true;
    if (this.#flies(shot)) this.#apply(shot);
  }

  protected rest(): void {
    this.stop();
    this.speaker.flush();
    if (this.mode !== "idle") this.restAt = performance.now();
    this.landed = true;
    this.mode = "idle";
    this.tell();
    this.setting.settled?.();
  }

  protected count(shot: Shot): void {
    this.counter.show(shot.from, shot.to);
    this.tell();
  }

  protected tell(): void {
    const { known, shown, twice, lost, back } = this.counter;
    this.counted = { known, shown, twice, lost, back };
  }

  protected touch(shots: Shot[]): void {
    this.touched = [...this.touched, ...shots].slice(-KEPT);
  }

  /** At once nobody can follow: each of the others is summed up in a sentence; what I learned is said in full. */
  protected sum(shots: Shot[], mine?: Shot): void {
    const told = summed(shots, this.me).map(({ seat, n }) => t("stage-summed", { name: this.setting.nameOf(seat), n }));
    this.speaker.hear(-1, [...told, ...(mine ? [this.sentence(mine)] : [])].join(" "));
    this.speaker.flush();
  }
}
