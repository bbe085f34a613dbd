import type { ConsentPurpose } from './consent-purposes.ts';
import { useNewestConsent } from './use-newest-consent.ts';

/** `unasked`: the person has never answered. `withdrawn`: they said yes once and took it back, or said no. */
export type ConsentState = 'granted' | 'withdrawn' | 'unasked' | 'loading';

/** Whether the person consents to this purpose: the newest row holds. Works without a network too. */
export function useConsent(purpose: ConsentPurpose): ConsentState {
  const { newest, state } = useNewestConsent(purpose);
  if (newest) return newest.granted ? 'granted' : 'withdrawn';
  return state === 'loading' ? 'loading' : 'unasked';
}
