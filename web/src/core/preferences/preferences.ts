import { sessionStore, currentUserId } from '#core/session/session.ts';
import { localStorageLasts, safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { preferenceList, type PreferenceName, type Preferences } from './preference-list.ts';
import { createPreferenceStore } from './preference-store.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** The preferences of this tab's user. */
export const preferenceStore = createPreferenceStore(safeLocalStorage, currentUserId, localStorageLasts);

/** The preferences that CSS reads. */
const appearance = (Object.keys(preferenceList) as PreferenceName[]).filter((name) => preferenceList[name].onDevice);

/**
 * The app calls this once before the first render. It adopts choices of other tabs, switches to the preferences of another
 * person after a sign-in or sign-out, and updates the data attributes of <html>. Returns a function that stops all of this.
 */
export function startPreferences(): () => void {
  const show = () => {
    for (const name of appearance) document.documentElement.dataset[name] = String(preferenceStore.get(name));
  };
  show();
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('cogn-preferences')) preferenceStore.announce();
  };
  window.addEventListener('storage', onStorage);
  const stops = [preferenceStore.subscribe(show), sessionStore.subscribe(preferenceStore.announce)];
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const stop of stops) stop();
  };
}

/**
 * A preference of the signed-in person, or of the device while nobody is signed in, and its setter. Changes in other tabs
 * also apply. The setter never throws. It returns whether the device stored the choice; the choice applies to this visit in
 * any case. The language is separate, because it belongs to the device: `messages/messages.ts`.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [Preferences[Name], (value: Preferences[Name]) => boolean] {
  const value = useSyncExternalStore(preferenceStore.subscribe, () => preferenceStore.get(name));
  const set = useCallback((next: Preferences[Name]) => preferenceStore.set(name, next), [name]);
  return [value, set];
}
