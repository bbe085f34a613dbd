import { consentVersions, type ConsentPurpose } from './consent-purposes.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type QueryState } from '#core/records/use-rows.ts';
import { newestConsent, type ConsentColumns } from './newest-consent.ts';
import { currentLanguage } from '#core/messages/messages.ts';
import { writeOperation } from '#core/outbox/current-outbox.ts';
import { newUuid } from '#lib/uuid.ts';

/** `missing`: the person declined, withdrew consent or has never answered, or the answer could not be read. */
export type ConsentState = 'granted' | 'missing' | 'loading';

/** The state of the person's consent to this purpose, by the newest row. Works offline. */
export function useConsent(purpose: ConsentPurpose): ConsentState {
  const { newest, state } = useNewestConsent(purpose);
  if (newest?.granted) return 'granted';
  return !newest && state === 'loading' ? state : 'missing';
}

/** The person's last answer to a purpose; undefined if there is none or it is not known yet (see `state`). */
export function useNewestConsent(purpose: ConsentPurpose): {
  newest: Recorded<ConsentColumns> | undefined;
  state: QueryState;
} {
  const { rows, state } = useRows<ConsentColumns>('consents');
  return { newest: newestConsent(rows, purpose), state };
}

/**
 * Records that the person consents, or withdraws consent, with the version and language of the text. Rejects with `NotStored`.
 * Consents are append-only, and the server sets the time.
 */
export async function answerConsent(purpose: ConsentPurpose, granted: boolean): Promise<void> {
  const id = newUuid();
  const values = { id, purpose, granted, version: consentVersions[purpose], language: currentLanguage() };
  await writeOperation({ table: 'consents', rowId: id, kind: 'insert', values, isPrerequisite: true });
}
