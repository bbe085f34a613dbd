import type { ToastStore } from '#ui/toast/toast-store.ts';
import { useEffect } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { toastStore } from '#app/toasts.ts';

interface World {
  toasts: Pick<ToastStore, 'state' | 'subscribe'>;
  wants: (cue: 'sound' | 'vibration') => boolean;
  playTone: () => Promise<void>;
  vibrate: () => Promise<void>;
}

/** What wakes the sound has to be there when the tap comes: a tap ends before anything can be fetched. */
export function unlockAtTaps(
  taps: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  { wants, load }: { wants: () => boolean; load: () => Promise<{ unlockTone: () => void }> },
): () => void {
  let unlock: (() => void) | undefined;
  const fetch = () =>
    void load().then(
      ({ unlockTone }) => (unlock = unlockTone),
      () => undefined,
    );
  const tapped = () => {
    if (!wants()) return;
    if (unlock) unlock();
    else fetch();
  };
  if (wants()) fetch();
  taps.addEventListener('click', tapped);
  return () => taps.removeEventListener('click', tapped);
}

/**
 * A soft tone, or a vibration, with each toast that confirms an action; only for whoever turned it on. Errors stay silent: nothing is to
 * startle. Answers a function that stops.
 */
export function startCues({ toasts, wants, playTone, vibrate }: World): () => void {
  let last = toasts.state().history[0]?.id ?? 0;
  // A device that cannot play or vibrate now has shown the toast all the same.
  const leaveIt = () => undefined;
  return toasts.subscribe(() => {
    const newest = toasts.state().history[0];
    if (!newest || newest.id === last) return;
    last = newest.id;
    if (newest.variant === 'destructive') return;
    if (wants('sound')) playTone().catch(leaveIt);
    if (wants('vibration')) vibrate().catch(leaveIt);
  });
}

/** Lets toasts and alarms be heard or felt by whoever turned that on. The code that makes a sound is fetched for those alone. */
export function useCues(): void {
  useEffect(() => {
    const stopCues = startCues({
      toasts: toastStore,
      wants: (cue) => preferenceStore.get(cue),
      playTone: async () => (await import('./play-tone.ts')).playTone(),
      vibrate: async () => (await import('./play-tone.ts')).vibrate(),
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
