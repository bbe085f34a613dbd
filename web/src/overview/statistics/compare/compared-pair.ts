import { useSyncExternalStore } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { currentUserId } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { MeasureId } from './measures.ts';

/** Beside the preferences, so that other tabs hear of it too. Like them it stays after sign-out, until the account is deleted here. */
const keyOf = () => `cogn-preferences-compared:${currentUserId() ?? ''}`;

/** The pair that this person compared last on this device, such as "sleep.mood", and its setter. Null before the first choice. */
export function useComparedPair(): readonly [string | null, (first: MeasureId, second: MeasureId) => void] {
  const stored = useSyncExternalStore(preferenceStore.subscribe, () => safeLocalStorage.getItem(keyOf()));
  return [
    stored,
    (first, second) => {
      safeLocalStorage.setItem(keyOf(), `${first}.${second}`);
      preferenceStore.announce();
    },
  ];
}
