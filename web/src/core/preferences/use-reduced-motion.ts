import { usePreference } from './preferences.ts';

/** Whether the person wants little motion: their own setting overrides the system's. */
export function useReducedMotion(): boolean {
  const [motion] = usePreference('motion');
  return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
