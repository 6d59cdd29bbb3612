/** Pointer and keys while something plays: a click is a step, holding goes to the end, a click on a target counts. */
import type { TableClient } from "../table.svelte";
import { prefs } from "../prefs.svelte";
import { SPEEDS } from "./speeds";

const HOLD_MS = 400;
const CONTROLS = "button, a, input, select, textarea, label, dialog, .prompt, .since-sheet";

/** Keys of the stage; the others are the table's. */
const KEYS: Record<string, (table: TableClient) => void> = {
  p: ({ stage }) => stage.pause(),
  ".": ({ stage }) => stage.step(),
  ",": ({ stage }) => stage.back(),
  escape: ({ stage }) => stage.endAgain(),
  ...Object.fromEntries(SPEEDS.map((speed, i) => [String(i + 1), () => prefs.setSpeed(speed)])),
};
/** Keys that act: what plays is settled first, then they count. */
const ACTS = new Set(["l", "z", "c", "h", "arrowleft", "arrowright", "arrowup", "arrowdown"]);

export class Gestures {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(readonly table: TableClient) {}

  /** Whether the key was the stage's alone. */
  key(event: KeyboardEvent): boolean {
    const { stage } = this.table;
    const key = event.key.toLowerCase();
    if (key === "r" && stage.sinceMine.length) {
      stage.again();
      return true;
    }
    if (stage.since && key === "escape") {
      stage.since = false;
      return true;
    }
    if (stage.settled) return false;
    if (key === " ") return this.#space(event);
    if (ACTS.has(key)) stage.settle();
    if (!Object.hasOwn(KEYS, key)) return false;
    KEYS[key]!(this.table);
    return true;
  }

  #space(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest(CONTROLS)) return false;
    event.preventDefault();
    if (!event.repeat) {
      this.#held = false;
      this.#timer = setTimeout(() => this.#toTheEnd(), HOLD_MS);
      this.table.stage.step();
    }
    return true;
  }

  #toTheEnd(): void {
    this.#held = true;
    this.table.stage.hurry();
  }

  readonly release = (): void => clearTimeout(this.#timer);

  readonly press = (event: PointerEvent): void => {
    const { stage } = this.table;
    const target = event.target as Element;
    stage.input();
    this.#held = false;
    clearTimeout(this.#timer);
    if (!stage.settled && !target.closest(CONTROLS)) this.#timer = setTimeout(() => this.#toTheEnd(), HOLD_MS);
  };

  /** Before anybody else hears of a click. */
  readonly click = (event: MouseEvent): void => {
    clearTimeout(this.#timer);
    const { table } = this;
    const { stage } = table;
    const target = event.target as Element;
    if (stage.since && !target.closest(CONTROLS)) stage.since = false;
    if (stage.settled || this.#held) return;
    const place = target.closest<HTMLElement>("main [data-place]")?.dataset.place;
    const options = place === undefined || stage.mustBeSeen ? [] : table.optionsAt(place);
    if (options.length) {
      event.stopPropagation();
      event.preventDefault();
      stage.settle();
      table.choose(options);
    } else if (!target.closest(CONTROLS)) stage.step();
  };
}
