import { beforeEach, describe, expect, it } from "vitest";
import type { Happened } from "../src/wire";
import { Director } from "../src/shell/stage/director.svelte";
import { common, type Picture } from "../src/shell/stage/picture";
import type { Choreography, Staging } from "../src/shell/stage/staging";
import type { Speed } from "../src/shell/stage/speeds";

/** A clock that goes on only when told. */
class Clock {
  now = 0;
  #due: { at: number; then: () => void }[] = [];

  readonly after = (ms: number, then: () => void): (() => void) => {
    const one = { at: this.now + ms, then };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  };

  run(ms: number): void {
    const end = this.now + ms;
    for (let next = this.#first(end); next; next = this.#first(end)) {
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  #first(end: number): { at: number; then: () => void } | undefined {
    return this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

const ROWS: Choreography = {
  act: { show: "T", ms: 400, begins: true },
  gain: { show: "F", ms: 450, joins: true },
  test: { show: "S", ms: 1100, begins: true, holds: true },
};
const STAGING: Staging = { rows: ROWS, counts: (view) => ({ "1 coin": view?.n ?? 0 }), icons: {}, home: () => [] };
const picture = (n: number, seat: number | null = 0): Picture => ({ view: { n }, notebook: null, seat });
const act = (seat: number, n = 0, words = `Seat ${seat} acts.`): Happened => ({ kind: "act", seat, args: { n }, words, because: "", root: 0 });

const tested = (n: number | string = 0): Happened => ({ kind: "test", seat: 0, args: { n }, words: "You test.", because: "", root: 0 });

let clock: Clock;
let speed: Speed;
let stage: Director;

beforeEach(() => {
  clock = new Clock();
  speed = "brisk";
  stage = new Director({ speed: () => speed, nameOf: (seat) => `Seat ${seat}`, after: clock.after });
  stage.staging = STAGING;
  stage.begin(picture(0), []);
});

const counted = () => ({ ...stage.counted });

describe("the director", () => {
  it("plays what happens beat by beat, and comes to rest at the truth", () => {
    stage.hear(picture(1), [act(1, 1)]);
    stage.hear(picture(2), [act(1, 1), act(2, 2)]);
    expect(stage.mode).toBe("playing");
    expect(stage.shown!.view.n).toBe(1);
    clock.run(60_000);
    expect(stage.mode).toBe("idle");
    expect(stage.shown!.view.n).toBe(2);
    expect(counted()).toEqual({ known: 0, shown: 2, twice: 0, lost: 0, back: 0 });
  });

  it("shows numbers change with the beat", () => {
    stage.hear(picture(3), [act(1)]);
    expect(stage.changes).toEqual({ "1 coin": 3 });
  });

  it("is ready at once at instant", () => {
    speed = "instant";
    stage.hear(picture(2), [act(1, 1), act(2, 2)]);
    expect([stage.mode, stage.shown!.view.n]).toEqual(["idle", 2]);
    expect(counted().shown).toBe(2);
  });

  it("pauses, steps, grows while it stands, and goes on", () => {
    stage.hear(picture(1), [act(1, 1)]);
    stage.pause();
    stage.hear(picture(2), [act(1, 1), act(2, 2)]);
    clock.run(60_000);
    expect([stage.mode, stage.ahead]).toEqual(["paused", 1]);
    stage.step();
    clock.run(60_000);
    expect([stage.mode, stage.ahead]).toEqual(["paused", 0]);
    stage.pause();
    clock.run(60_000);
    expect(stage.mode).toBe("idle");
  });

  it("settles for whoever acts early, and still counts everything", () => {
    stage.hear(picture(3), [act(1), act(2), act(3)]);
    stage.acted();
    expect([stage.mode, stage.shown!.view.n, stage.touched.length]).toEqual(["idle", 3, 0]);
    expect(counted()).toMatchObject({ shown: 3, twice: 0, lost: 0 });
  });

  it("guards a click just after the board came to rest, and only then", () => {
    stage.hear(picture(1), [act(1)]);
    stage.settle();
    expect(stage.fresh).toBe(true);
    const other = new Director({ speed: () => "instant", nameOf: String, after: clock.after });
    other.begin(picture(0), []);
    other.hear(picture(1), [act(1)]);
    expect(other.fresh).toBe(false);
  });

  it("catches up within a moment", () => {
    const events = Array.from({ length: 12 }, (_, i) => act(1 + (i % 2), i));
    stage.hear(picture(9), events);
    stage.hurry();
    clock.run(950);
    expect([stage.mode, counted().shown]).toEqual(["idle", 12]);
  });

  it("lets an own result wait for me, eight seconds at most", () => {
    stage.hear(picture(1), [tested()]);
    clock.run(2000);
    expect(stage.mode).toBe("holding");
    clock.run(8001);
    expect(stage.mode).toBe("idle");
    speed = "calm";
    stage.hear(picture(2), [tested(), tested(1)]);
    clock.run(600_000);
    expect(stage.mode).toBe("holding");
    stage.goOn();
    expect(stage.mode).toBe("idle");
  });

  it("keeps a secret on a shared device until it was seen, at every speed", () => {
    stage.shared = true;
    for (speed of ["calm", "brisk", "instant"] as const) {
      const events = [...stage.events, tested(speed), act(1)];
      stage.hear(picture(events.length), events);
      clock.run(600_000);
      expect([speed, stage.mustBeSeen]).toEqual([speed, true]);
      stage.settle();
      stage.hurry();
      expect(stage.mustBeSeen).toBe(true);
      stage.goOn();
      expect([stage.mode, stage.shown!.view.n]).toEqual(["idle", events.length]);
    }
    expect(counted()).toMatchObject({ shown: 6, twice: 0, lost: 0 });
  });

  it("takes back what was undone, shown or not", () => {
    stage.hear(picture(1), [act(0, 1)]);
    clock.run(60_000);
    stage.hear(picture(2), [act(0, 1), act(0, 2)]);
    stage.hear(picture(1), [act(0, 1)]);
    expect([stage.mode, stage.shown!.view.n, stage.undone]).toEqual(["idle", 1, "Seat 0 acts."]);
    clock.run(250);
    expect(stage.undone).toBe("");
    expect(counted()).toEqual({ known: 0, shown: 1, twice: 0, lost: 0, back: 1 });
    stage.hear(picture(5), [act(0, 1), act(1, 5)]);
    clock.run(60_000);
    expect(counted()).toEqual({ known: 0, shown: 2, twice: 0, lost: 0, back: 1 });
  });

  it("keeps its queue when the language changes", () => {
    stage.hear(picture(2), [act(1, 1), act(2, 2)]);
    stage.hear(picture(2), [act(1, 1, "Miejsce 1 gra."), act(2, 2, "Miejsce 2 gra.")]);
    expect([stage.mode, stage.sentence(stage.now!)]).toEqual(["playing", "Miejsce 1 gra."]);
    clock.run(60_000);
    expect(counted()).toMatchObject({ shown: 2, twice: 0, lost: 0 });
  });

  it("shows again and keeps the truth; new things wait", () => {
    stage.hear(picture(1), [act(1, 1)]);
    stage.hear(picture(2), [act(1, 1), act(2, 2)]);
    clock.run(60_000);
    stage.again();
    expect([stage.mode, stage.shown!.view.n]).toEqual(["again", 1]);
    stage.hear(picture(3), [act(1, 1), act(2, 2), act(3, 3)]);
    expect(stage.mode).toBe("again");
    stage.step();
    stage.back();
    expect(stage.at).toBe(0);
    stage.endAgain();
    expect(stage.mode).toBe("playing");
    clock.run(60_000);
    expect(stage.shown!.view.n).toBe(3);
    expect(counted()).toMatchObject({ shown: 3, twice: 0, lost: 0 });
  });

  it("plays nothing to somebody who is away", () => {
    stage.leave();
    stage.hear(picture(1), [act(1, 1)]);
    clock.run(60_000);
    expect([stage.mode, stage.shown!.view.n]).toEqual(["away", 0]);
    stage.comeBack();
    clock.run(60_000);
    expect([stage.mode, counted().shown]).toEqual(["idle", 1]);
  });

  it("forgets everything of the one who hands the device over", () => {
    stage.hear(picture(7), [act(1, 7, "A secret of Ann.")]);
    stage.forget();
    expect(JSON.stringify([stage.shown, stage.shots, stage.touched, stage.events, stage.said, stage.undone, stage.base])).not.toMatch(/secret|7/);
  });
});

describe("two lists of events", () => {
  it("agree up to where they part, whatever the language", () => {
    expect(common([act(1, 1), act(1, 2)], [act(1, 1, "other words"), act(1, 3)])).toBe(1);
    expect(common([act(1, 1)], [act(1, 1), act(1, 2)])).toBe(1);
  });
});
