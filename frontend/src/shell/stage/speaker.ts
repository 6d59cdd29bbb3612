/** What the live region says: the sentences of one act within a moment are one utterance. */
import type { After } from "./clock";

const TOGETHER_MS = 1500;

export class Speaker {
  #waiting: string[] = [];
  #scene = -1;
  #cancel: (() => void) | null = null;

  constructor(
    readonly after: After,
    readonly say: (words: string) => void,
  ) {}

  hear(scene: number, words: string): void {
    if (scene !== this.#scene) this.flush();
    this.#scene = scene;
    if (!words) return;
    this.#waiting.push(words);
    this.#cancel ??= this.after(TOGETHER_MS, () => this.flush());
  }

  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#waiting.length) this.say(this.#waiting.join(" "));
    this.#waiting = [];
  }

  /** Say nothing of what waits: it is not for the one who comes next. */
  forget(): void {
    this.#waiting = [];
    this.flush();
  }
}
