import { useEffect } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { toastStore } from '../toasts.ts';
import { startCues, unlockAtTaps } from './start-cues.ts';

/** Lets toasts and alarms be heard or felt by whoever turned that on. The code that makes a sound is fetched for those alone. */
export function useCues(): void {
  useEffect(() => {
    const stopCues = startCues({
      toasts: toastStore,
      wants: (cue) => preferenceStore.get(cue),
      playTone: async () => (await import('./play-tone.ts')).playTone(),
      vibrate: async () => (await import('./vibrate.ts')).vibrate(),
    });
    const stopUnlocking = unlockAtTaps(document, {
      wants: () => preferenceStore.get('sound'),
      load: () => import('./play-tone.ts'),
    });
    return () => {
      stopCues();
      stopUnlocking();
    };
  }, []);
}
