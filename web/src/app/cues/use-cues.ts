import { useEffect } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { toastStore } from '../toasts.ts';
import { startCues } from './start-cues.ts';

/** Lets toasts be heard or felt by whoever turned that on. The code that makes a sound is fetched with the first one. */
export function useCues(): void {
  useEffect(
    () =>
      startCues({
        toasts: toastStore,
        wants: (cue) => preferenceStore.get(cue),
        playTone: async () => (await import('./play-tone.ts')).playTone(),
        vibrate: async () => (await import('./vibrate.ts')).vibrate(),
      }),
    [],
  );
}
