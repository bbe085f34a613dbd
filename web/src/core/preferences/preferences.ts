import { currentUserId } from '#core/session/current-user-id.ts';
import { sessionStore } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { createPreferenceStore } from './preference-store.ts';

/** The preferences of whoever uses this tab. */
export const preferenceStore = createPreferenceStore(safeLocalStorage, currentUserId);

/**
 * Called once by app before the first render: follows choices made in another tab and a change of person, and keeps
 * `data-theme` and `data-motion` on <html> in step. Answers a function that stops.
 */
export function startPreferences(): () => void {
  const show = () => {
    const { dataset } = document.documentElement;
    dataset['theme'] = preferenceStore.get('theme');
    dataset['motion'] = preferenceStore.get('motion');
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
