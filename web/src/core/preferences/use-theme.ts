import type { Theme } from './preference-list.ts';
import { preferenceStore } from './preferences.ts';
import { usePreference } from './use-preference.ts';

/** The theme in use. */
export function useTheme(): Theme {
  return usePreference('theme')[0];
}

/** Chooses a theme; the document changes at once and in every tab. */
export function setTheme(theme: Theme): void {
  preferenceStore.set('theme', theme);
}
