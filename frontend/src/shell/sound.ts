/** Soft tones, only if sound is switched on; a chime says that it is my turn. */
import { prefs } from "./prefs.svelte";

/** Pitch in hertz, start and length in seconds. */
export type Note = [pitch: number, start: number, length: number];

let context: AudioContext | null = null;

export function play(notes: readonly Note[]): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start, length] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

export function chime(): void {
  play([[523.25, 0, 0.6], [783.99, 0.12, 0.6]]);
}
