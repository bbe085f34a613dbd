import type { ToastStore } from '#ui/toast/toast-store.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { toastStore } from '#app/toasts.ts';

interface CueDependencies {
  toasts: Pick<ToastStore, 'state' | 'subscribe'>;
  wants: (cue: 'sound' | 'vibration') => boolean;
  playTone: () => Promise<void>;
  vibrate: () => Promise<void>;
  /** Only toasts after the toast with this id get a tone or vibration. Defaults to the id of the newest toast. */
  since?: number;
}

/**
 * Unlocks audio when the user taps, because browsers allow sound only after a tap. If sound is on, the unlocking code is
 * fetched at the start, because a fetch takes longer than a tap. If the user turns sound on later, the first tap fetches the
 * code and the next tap unlocks. Returns a function that stops this.
 */
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
 * Plays a soft tone, vibrates, or does both with each new toast, as the user's preferences say. Toasts about errors stay
 * silent, so that nothing startles the user. Returns a function that stops this.
 */
export function startCues({ toasts, wants, playTone, vibrate, since }: CueDependencies): () => void {
  let last = since ?? toasts.state().history[0]?.id ?? 0;
  // Ignore a failed sound or vibration: the toast is visible in any case.
  const leaveIt = () => undefined;
  const cue = () => {
    const newest = toasts.state().history[0];
    if (!newest || newest.id === last) return;
    last = newest.id;
    if (newest.variant === 'destructive') return;
    if (wants('sound')) playTone().catch(leaveIt);
    if (wants('vibration')) vibrate().catch(leaveIt);
  };
  cue();
  return toasts.subscribe(cue);
}

/**
 * Starts sound and vibration as the user's preferences say. When the user turns one of them on, the confirming toast appears
 * before this code is loaded. Therefore the newest toast gets a tone or vibration too. Returns a function that stops both.
 */
export function startAllCues(): () => void {
  const stopCues = startCues({
    since: 0,
    toasts: toastStore,
    wants: (cue) => preferenceStore.get(cue),
    playTone: async () => (await import('#lib/play-tone.ts')).playTone(),
    vibrate: async () => (await import('#lib/play-tone.ts')).vibrate(),
  });
  const stopUnlocking = unlockAtTaps(document, {
    wants: () => preferenceStore.get('sound'),
    load: () => import('#lib/play-tone.ts'),
  });
  return () => {
    stopCues();
    stopUnlocking();
  };
}
