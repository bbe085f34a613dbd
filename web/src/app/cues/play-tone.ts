/** Hertz, seconds, and a share of full loudness: low, short and soft, without any click at its ends. */
const tone = { pitch: 440, length: 0.22, loudness: 0.05, rise: 0.03 };

/** A tone that comes later than this after its cause would startle, so it is dropped; in ms. */
const latest = 1000;

let context: AudioContext | undefined;

/** Whether this browser can make a sound at all. */
export function canPlay(): boolean {
  return typeof AudioContext === 'function';
}

/** To be called within a tap, by whoever turned sound on: iOS lets an alarm be heard only where a tap woke the sound before. */
export function unlockTone(): void {
  if (!canPlay()) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** Plays one soft tone. Nothing is made before the first call: a browser shows a tab that holds an audio device. */
export async function playTone(): Promise<void> {
  if (!canPlay()) return;
  context ??= new AudioContext();
  // A browser that wants a tap first holds the sound back, as iOS does after a call too; then there is none, and nothing is lost by it.
  const asked = performance.now();
  if (context.state !== 'running') await context.resume();
  if (context.state !== 'running' || performance.now() - asked > latest) return;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: tone.pitch });
  const volume = new GainNode(context, { gain: 0 });
  const start = context.currentTime;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loudness, start + tone.rise);
  volume.gain.linearRampToValueAtTime(0, start + tone.length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

/** How long the touch lasts, in ms. */
const touch = 20;

/** Whether this browser offers vibration. Whether the device has a motor, no browser tells. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** One short touch, where the device can. */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(touch);
}
