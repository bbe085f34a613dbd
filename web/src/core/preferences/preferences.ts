import { sessionStore, currentUserId } from '#core/session/session.ts';
import { localStorageLasts, safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { preferenceList, type PreferenceName, type Preferences } from './preference-list.ts';
import { createPreferenceStore } from './preference-store.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** The preferences of whoever uses this tab. */
export const preferenceStore = createPreferenceStore(safeLocalStorage, currentUserId, localStorageLasts);

/** The preferences that CSS knows. */
const look = (Object.keys(preferenceList) as PreferenceName[]).filter((name) => preferenceList[name].onDevice);

/**
 * Called once by app before the first render: follows choices made in another tab and a change of person, and keeps
 * the look's data attributes on <html> in step. Returns a function that stops.
 */
export function startPreferences(): () => void {
  const show = () => {
    for (const name of look) document.documentElement.dataset[name] = String(preferenceStore.get(name));
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
 * One preference of the signed-in person (of the device while nobody is signed in), and the function that changes it at once:
 * `const [menuOrder, setMenuOrder] = usePreference('menuOrder')`. A change in another tab is followed. Setting never throws; it
 * answers whether the choice is stored on this device, so that a page says `kept` or `not kept` truthfully. A choice that isn't kept still
 * holds for this visit. The language isn't here: it belongs to the device, see `messages/messages.ts`.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [Preferences[Name], (value: Preferences[Name]) => boolean] {
  const value = useSyncExternalStore(preferenceStore.subscribe, () => preferenceStore.get(name));
  const set = useCallback((next: Preferences[Name]) => preferenceStore.set(name, next), [name]);
  return [value, set];
}
