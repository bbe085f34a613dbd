import { useCallback, useSyncExternalStore } from 'react';
import type { PreferenceName, Preferences } from './preference-list.ts';
import { preferenceStore } from './preferences.ts';

/**
 * One preference of the signed-in person (of the device while nobody is signed in), and the function that changes it at once:
 * `const [menuOrder, setMenuOrder] = usePreference('menuOrder')`. A change in another tab is followed. Setting never throws; it
 * answers whether the choice is kept on this device, so that a page says `kept` or `not kept` truthfully. A choice that isn't kept still
 * holds for this visit. The language isn't here: it belongs to the device, see `messages/use-language.ts`.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [Preferences[Name], (value: Preferences[Name]) => boolean] {
  const value = useSyncExternalStore(preferenceStore.subscribe, () => preferenceStore.get(name));
  const set = useCallback((next: Preferences[Name]) => preferenceStore.set(name, next), [name]);
  return [value, set];
}
