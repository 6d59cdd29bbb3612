/** A little theatre for the ear, only if sound is switched on: notes as pitch, start and length in seconds. */
import { play, type Note } from "../shell/sound";

const SOUNDS = {
  stir: [[196, 0, 0.2], [247, 0.12, 0.2], [294, 0.24, 0.2], [392, 0.36, 0.3]],
  look: [[659, 0, 0.25], [988, 0.06, 0.4]],
  good: [[523, 0, 0.3], [659, 0.12, 0.3], [784, 0.24, 0.6]],
  bad: [[220, 0, 0.4], [165, 0.18, 0.7]],
  turn: [[440, 0, 0.15]],
} satisfies Record<string, Note[]>;

export function sound(name: keyof typeof SOUNDS): void {
  play(SOUNDS[name]);
}
