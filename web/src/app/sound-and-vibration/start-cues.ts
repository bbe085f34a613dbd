import type { ToastStore } from '#ui/toast/toast-store.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { toastStore } from '#app/toasts.ts';

interface CueDependencies {
  toasts: Pick<ToastStore, 'state' | 'subscribe'>;
  wants: (cue: 'sound' | 'vibration') => boolean;
  playTone: () => Promise<void>;
  vibrate: () => Promise<void>;
  /** The id of the last toast that gets no cue; by default the newest toast's id. */
  since?: number;
}

/**
 * Unlocks audio at the user's taps, as browsers demand. The code loads before the tap, because a fetch would outlast it.
 * Returns a function that stops this.
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
 * Plays a soft tone or vibrates with each toast that confirms an action, if the user turned that on. Errors stay silent, so
 * that nothing startles. Returns a function that stops it.
 */
export function startCues({ toasts, wants, playTone, vibrate, since }: CueDependencies): () => void {
  let last = since ?? toasts.state().history[0]?.id ?? 0;
  // Sound and vibration are optional: the toast is visible in any case.
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
 * Starts sound and vibration as the user's preferences say. The toast that confirms such a preference appears before this
 * code is loaded, so the newest toast gets its cue too. Returns a function that stops both.
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
