import type { Recorded } from '#core/records/apply-operations.ts';
import { useRows, type ReadingState } from '#core/records/use-rows.ts';
import type { ConsentPurpose } from './consent-purposes.ts';
import { newestConsent, type ConsentColumns } from './newest-consent.ts';

/** The person's last answer to a purpose, with its time; undefined when there is none, or none is known yet (`state`). */
export function useNewestConsent(purpose: ConsentPurpose): {
  newest: Recorded<ConsentColumns> | undefined;
  state: ReadingState;
} {
  const { rows, state } = useRows<ConsentColumns>('consents');
  return { newest: newestConsent(rows, purpose), state };
}
