/** Hertz, seconds, and a share of full loudness: low, short and soft, without any click at its ends. */
const tone = { pitch: 440, length: 0.22, loudness: 0.05, rise: 0.03 };

let context: AudioContext | undefined;

/** Whether this browser can make a sound at all. */
export function canPlay(): boolean {
  return typeof AudioContext === 'function';
}

/** Plays one soft tone. Nothing is made before the first call: a browser shows a tab that holds an audio device. */
export async function playTone(): Promise<void> {
  if (!canPlay()) return;
  context ??= new AudioContext();
  // A browser that wants a tap first holds the sound back; then there is none, and nothing is lost by it.
  if (context.state === 'suspended') await context.resume();
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
