import { useSyncExternalStore } from 'react';
import { useToday } from '#core/selected-date/use-today.ts';
import { currentUserId } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { preferenceStore, usePreference } from './preferences.ts';

/**
 * Storage key. It begins with `cogn-preferences`, so that the storage listener in preferences.ts also notices when another
 * tab changes this key.
 */
const keyOf = () => `cogn-preferences-light:${currentUserId() ?? ''}`;

/** Begins a light day, on which pages show less, on this device. Null ends it. */
export function setLightDay(day: CalendarDate | null): void {
  safeLocalStorage.setItem(keyOf(), day ?? '');
  preferenceStore.announce();
}

/** Whether the person asked for a light day, on which pages show less. It ends at midnight. */
export function useLightDay(): boolean {
  const today = useToday();
  return useSyncExternalStore(preferenceStore.subscribe, () => safeLocalStorage.getItem(keyOf())) === today;
}

/** Whether pages show fewer things at a time: the person uses simple mode or asked for a light day. */
export function useShowsLess(): boolean {
  const [simple] = usePreference('simpleMode');
  return useLightDay() || simple;
}
