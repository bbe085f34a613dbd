/**
 * A low, short and soft tone: pitch in hertz, length and rise in seconds, loudness as gain. The tone rises and falls
 * slowly, because a sudden start clicks.
 */
const tone = { pitch: 440, length: 0.22, loudness: 0.05, rise: 0.03 };

/** The longest delay of a tone, in ms. A later tone would startle, so it is dropped. */
const latest = 1000;

let context: AudioContext | undefined;

/** Whether this browser has audio. */
export function canPlay(): boolean {
  return typeof AudioContext === 'function';
}

/** Unlocks audio. Must run within a tap: iOS plays a later alarm only if a tap unlocked audio before. */
export function unlockTone(): void {
  if (!canPlay()) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** Plays one soft tone. The audio context is created only when it is needed, because browsers mark a tab that has one. */
export async function playTone(): Promise<void> {
  if (!canPlay()) return;
  context ??= new AudioContext();
  // A browser that waits for a tap, or iOS after a phone call, delays the tone. Drop a late tone.
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

/** The length of the vibration, in ms. */
const touch = 20;

/** Whether this browser has the vibration API. No browser says whether the device has a motor. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** One short vibration, if the device can. */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(touch);
}
