import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlockAtTaps } from './start-cues.ts';

/** Fakes the audio of iOS, which starts only after a tap and which a phone call interrupts. */
const sound = { state: 'suspended', mayResume: false, tones: 0, waiting: [] as (() => void)[] };

class Node {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
  start = () => (sound.tones += 1);
  stop = () => undefined;
}
class Context {
  currentTime = 0;
  destination = {};
  get state() {
    return sound.state;
  }
  resume() {
    return new Promise<void>((resolve) => {
      const wake = () => {
        sound.state = 'running';
        resolve();
      };
      if (sound.mayResume) wake();
      else sound.waiting.push(wake);
    });
  }
}

beforeEach(() => {
  Object.assign(sound, { state: 'suspended', mayResume: false, tones: 0, waiting: [] });
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const [name, value] of Object.entries({ AudioContext: Context, OscillatorNode: Node, GainNode: Node }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['suspended', 'interrupted'])('drops a tone that waited for a tap and would come too late: %s', async (state) => {
  sound.state = state;
  const { playTone } = await import('#lib/play-tone.ts');
  const played = playTone();
  vi.advanceTimersByTime(60_000);
  for (const wake of sound.waiting) wake();
  await played;
  expect(sound.tones).toBe(0);
  await playTone();
  expect(sound.tones).toBe(1);
});

test('the first tap of a user who turned sound on unlocks audio, so that a later alarm is audible', async () => {
  const { playTone, unlockTone } = await import('#lib/play-tone.ts');
  const taps = new EventTarget();
  let isOn = false;
  const stop = unlockAtTaps(taps, { wants: () => isOn, load: () => Promise.resolve({ unlockTone }) });
  const tap = async () => {
    sound.mayResume = true;
    taps.dispatchEvent(new Event('click'));
    sound.mayResume = false;
    await Promise.resolve();
  };
  await tap();
  expect(sound.state).toBe('suspended');
  isOn = true;
  // The user turns sound on after the start: the first tap fetches the unlocking code, the second tap runs it.
  await tap();
  await tap();
  expect(sound.state).toBe('running');
  await playTone();
  expect(sound.tones).toBe(1);
  sound.state = 'interrupted';
  stop();
  await tap();
  expect(sound.state).toBe('interrupted');
});
