// A soft chime for "your turn", made on the spot.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers allow sound only after the first touch. */
export function allowSound(): void {
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

function wake(): void {
  context ??= new AudioContext();
}

function tone(frequency: number, after: number, length: number, strength: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type: "sine", frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(strength, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

export function chime(): void {
  if (!settings.sound) return;
  tone(587.3, 0, 0.9, 0.07);
  tone(880, 0.14, 1.2, 0.055);
}

export function rattle(): void {
  if (!settings.sound) return;
  for (let i = 0; i < 5; i += 1) tone(180 + ((i * 67) % 120), i * 0.09, 0.08, 0.05);
}
