/** A soft chime when it is my turn; only if sound is switched on. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

export function chime(): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start + i * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.12 + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start + i * 0.12);
    tone.stop(start + i * 0.12 + 0.6);
  }
}
