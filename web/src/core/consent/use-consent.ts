import type { ConsentPurpose } from './consent-purposes.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type QueryState } from '#core/records/use-rows.ts';
import { newestConsent, type ConsentColumns } from './newest-consent.ts';

/** `unasked`: the person has never answered. `withdrawn`: they said yes once and took it back, or said no. */
export type ConsentState = 'granted' | 'withdrawn' | 'unasked' | 'loading';

/** Whether the person consents to this purpose: the newest row holds. Works without a network too. */
export function useConsent(purpose: ConsentPurpose): ConsentState {
  const { newest, state } = useNewestConsent(purpose);
  if (newest) return newest.granted ? 'granted' : 'withdrawn';
  return state === 'loading' ? 'loading' : 'unasked';
}

/** The person's last answer to a purpose, with its time; undefined when there is none, or none is known yet (`state`). */
export function useNewestConsent(purpose: ConsentPurpose): {
  newest: Recorded<ConsentColumns> | undefined;
  state: QueryState;
} {
  const { rows, state } = useRows<ConsentColumns>('consents');
  return { newest: newestConsent(rows, purpose), state };
}
