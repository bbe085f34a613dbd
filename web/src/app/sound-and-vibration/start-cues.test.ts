import { afterEach, expect, test, vi } from 'vitest';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { playTone } from '#lib/play-tone.ts';
import { startCues } from './start-cues.ts';

/** Stubs the browser's audio. It counts audio contexts and started tones, and records the loudest tone. */
function hearing() {
  const heard = { contexts: 0, tones: 0, loudest: 0 };
  class Node {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (value: number) => {
        heard.loudest = Math.max(heard.loudest, value);
      },
    };
    connect = (next: unknown) => next;
    start = () => (heard.tones += 1);
    stop = () => undefined;
  }
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = {};
      constructor() {
        heard.contexts += 1;
      }
    },
  );
  return heard;
}

function begin(wanted: { sound?: boolean; vibration?: boolean }) {
  const toasts = createToastStore();
  const felt = { touches: 0 };
  const stop = startCues({
    toasts,
    wants: (cue) => wanted[cue] ?? false,
    playTone,
    vibrate: () => {
      felt.touches += 1;
      return Promise.resolve();
    },
  });
  return { toasts, felt, stop };
}

afterEach(() => vi.unstubAllGlobals());

test('while sound and vibration are off, no audio context is created and nothing vibrates', () => {
  const heard = hearing();
  const { toasts, felt } = begin({});
  for (const title of ['saved', 'saved again', 'and again']) toasts.show({ title });
  expect(heard).toEqual({ contexts: 0, tones: 0, loudest: 0 });
  expect(felt.touches).toBe(0);
});

test('once both are on, each toast plays one tone and vibrates once, and closing it does neither', () => {
  const heard = hearing();
  const { toasts, felt } = begin({ sound: true, vibration: true });
  toasts.show({ title: 'saved' });
  toasts.dismiss(toasts.state().current!.id);
  toasts.show({ title: 'saved again' });
  expect(heard).toMatchObject({ contexts: 1, tones: 2 });
  expect(heard.loudest).toBeLessThan(0.1);
  expect(felt.touches).toBe(2);
});

test('an error toast does not vibrate, and after stopping no toast does', () => {
  hearing();
  const { toasts, felt, stop } = begin({ vibration: true });
  toasts.show({ title: 'failed', variant: 'destructive' });
  stop();
  toasts.show({ title: 'saved' });
  expect(felt.touches).toBe(0);
});
