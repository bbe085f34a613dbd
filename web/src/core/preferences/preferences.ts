import { currentUserId } from '#core/session/current-user-id.ts';
import { sessionStore } from '#core/session/session.ts';
import { localStorageLasts, safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { preferenceList, type PreferenceName } from './preference-list.ts';
import { createPreferenceStore } from './preference-store.ts';

/** The preferences of whoever uses this tab. */
export const preferenceStore = createPreferenceStore(safeLocalStorage, currentUserId, localStorageLasts);

/** The preferences that CSS knows. */
const look = (Object.keys(preferenceList) as PreferenceName[]).filter((name) => preferenceList[name].onDevice);

/**
 * Called once by app before the first render: follows choices made in another tab and a change of person, and keeps
 * the look's data attributes on <html> in step. Answers a function that stops.
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
