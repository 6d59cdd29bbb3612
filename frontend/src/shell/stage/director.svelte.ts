/**
 * The stage director: every event goes through one queue and is shown once, in order, at the person's speed.
 *
 * `truth` is what the server said last, `shown` what the boards draw; beat by beat the second follows the first.
 * The director knows no rule, waits for nobody and keeps nobody from acting: who acts early settles the table.
 */
import type { Happened } from "../../wire";
import { t } from "../i18n.svelte";
import { beatsOf, BEGINNING, type Going } from "./beats";
import { common, type Picture } from "./picture";
import { Reel, type Shot } from "./reel.svelte";
import type { Counts } from "./staging";

const AWAY_MS = 20_000;
const UNDO_MS = 250;
/** A click so soon after the board came to rest selects and does not confirm. */
const GUARD_MS = 250;

/** Who comes for the first time need not see one secret after the other again: the last one is enough. */
function lastHeld(shots: Shot[]): Shot[] {
  const last = shots.findLastIndex(({ holds }) => holds);
  return shots.map((shot, i) => (i < last ? { ...shot, holds: false } : shot));
}

export class Director extends Reel {
  /** What was taken back, in words. */
  undone = $state("");
  /** The public numbers before what "since your last turn" tells. */
  base = $state.raw<Counts | null>(null);

  #going: Going = BEGINNING;
  #left = 0;

  /** The board has just come to rest: what stands under the pointer may have changed. */
  get fresh(): boolean {
    return this.restAt > 0 && performance.now() - this.restAt < GUARD_MS;
  }

  // ---- hearing ------------------------------------------------------------------------------------
  /** The table anew, as somebody else or at another moment: all up to `seen` is history, the rest can be shown again. */
  begin(picture: Picture, events: Happened[], seen = events.length, base: Counts | null = null): void {
    this.forget();
    this.truth = this.shown = picture;
    this.all = events;
    this.base = base;
    this.counter.begin(Math.min(seen, events.length));
    if (seen < events.length) this.shots = seen ? this.#shots(seen, picture) : lastHeld(this.#shots(seen, picture));
    this.settle();
    this.since = this.touched.some(({ seat }) => seat >= 0 && seat !== this.me);
  }

  /** The server said something new: the events of before may be taken back or in another language. */
  hear(picture: Picture, events: Happened[]): void {
    if (!this.truth) return this.begin(picture, events);
    const known = common(this.all, events);
    if (known < this.all.length) this.#takeBack(known, picture);
    this.all = events;
    this.truth = picture;
    if (known < events.length) {
      this.base ??= this.staging.counts(this.shown?.view);
      this.#push(this.#shots(known, picture));
    } else if (this.settled) this.shown = picture;
    else this.#correct(picture);
  }

  #shots(from: number, picture: Picture): Shot[] {
    const { beats, going } = beatsOf(this.all.slice(from), from, this.staging.rows, this.me, this.#going);
    this.#going = going;
    return beats.map((beat, i) => ({ ...beat, picture: i === beats.length - 1 ? picture : null }));
  }

  /** Nothing new happened, but the table looks different: the last shot that waits shows it. */
  #correct(picture: Picture): void {
    const { reel } = this;
    reel.shots = reel.shots.map((shot, i) => (i === reel.shots.length - 1 ? { ...shot, picture } : shot));
  }

  #push(shots: Shot[]): void {
    if (this.live) {
      this.live.shots = [...this.live.shots, ...shots];
      return;
    }
    if (this.mode !== "idle") {
      this.shots = [...this.shots, ...shots];
      return;
    }
    this.undone = "";
    this.shots = shots;
    this.at = -1;
    if (this.speed === "instant") this.settle();
    else if (this.#left) this.mode = "away";
    else this.play();
  }

  #takeBack(from: number, picture: Picture): void {
    const { shots, at } = this.reel;
    const gone = this.all.slice(from).map(({ words }) => words).filter(Boolean);
    this.stop();
    this.live = null;
    this.counter.takeBack(from);
    const still = (shot: Shot) => shot.from < from;
    const cut = (shot: Shot): Shot => ({ ...shot, to: Math.min(shot.to, from), lead: Math.min(shot.lead, from - 1) });
    this.shots = shots.filter(still).map(cut);
    this.touched = this.touched.filter(still).map(cut);
    this.at = Math.min(at, this.shots.length - 1);
    this.shown = picture;
    this.slip = null;
    this.undone = gone.join(" ");
    this.speaker.hear(-1, t("stage-taken-back", { words: this.undone }));
    this.speaker.flush();
    if (this.ahead) {
      this.mode = "playing";
      this.later(UNDO_MS, () => {
        this.undone = "";
        this.next();
      });
      return;
    }
    this.rest();
    this.later(UNDO_MS, () => (this.undone = ""));
  }

  // ---- interruptions ------------------------------------------------------------------------------
  /** Show the truth at once: somebody acts, or wants no movement. Every beat still counts as shown; a secret waits. */
  settle(): void {
    if (this.mustBeSeen) return;
    this.#leaveAgain();
    this.stop();
    this.since = false;
    const secret = this.shared ? this.shots.findIndex(({ holds }, i) => i > this.at && holds) : -1;
    const shots = this.shots.slice(this.at + 1, secret < 0 ? undefined : secret + 1);
    for (const shot of shots) this.count(shot);
    this.at += shots.length;
    this.changes = {};
    this.touch(shots);
    this.landed = true;
    if (this.speed === "instant") {
      const mine = shots.findLast(({ holds }) => holds);
      this.sum(shots, mine);
      this.slip = mine ?? this.slip;
    }
    this.shown = secret < 0 ? this.truth : (this.now?.picture ?? this.shown);
    if (secret < 0) this.rest();
    else this.mode = "holding";
  }

  /** Who has seen a secret hands the device over: the rest is for the next one to see. */
  override goOn(): void {
    if (!this.mustBeSeen) return super.goOn();
    this.mode = "playing";
    this.settle();
  }

  #leaveAgain(): void {
    if (!this.live) return;
    this.shots = this.live.shots;
    this.at = this.live.at;
    this.live = null;
  }

  /** I act: what the others did is seen, and its outlines go. */
  acted(): void {
    this.settle();
    this.touched = [];
    this.slip = null;
    this.base = null;
  }

  /** The next input takes an own result off the stage. */
  input(): void {
    if (this.mode !== "holding") this.slip = null;
  }

  /** The person goes away, or comes back: after a while nothing plays by itself. */
  leave(): void {
    this.#left ||= performance.now();
    if (this.mode !== "playing" && this.mode !== "catching up") return;
    this.stop();
    this.land();
    this.mode = "away";
  }

  comeBack(): void {
    if (!this.#left) return;
    const long = performance.now() - this.#left >= AWAY_MS;
    this.#left = 0;
    if (this.mode !== "away") return;
    if (long) this.since = true;
    else this.play();
  }

  /** Nothing of the seat that looked is kept: not the board, not the sentences, not what was said. */
  forget(): void {
    this.stop();
    this.speaker.forget();
    this.live = null;
    this.truth = this.shown = null;
    this.all = [];
    this.shots = [];
    this.at = -1;
    this.touched = [];
    this.changes = {};
    this.slip = null;
    this.said = this.undone = "";
    this.base = null;
    this.since = false;
    this.#going = BEGINNING;
    this.mode = "idle";
  }
}
