import { consentVersions, type ConsentPurpose } from './consent-purposes.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type QueryState } from '#core/records/use-rows.ts';
import { newestConsent, type ConsentColumns } from './newest-consent.ts';
import { currentLanguage } from '#core/messages/messages.ts';
import { writeOperation } from '#core/outbox/current-outbox.ts';
import { newUuid } from '#lib/uuid.ts';

/** `unasked`: the person has never answered. `withdrawn`: they declined or withdrew. */
export type ConsentState = 'granted' | 'withdrawn' | 'unasked' | 'loading';

/** Whether the person consents to this purpose, by the newest row. Works offline. */
export function useConsent(purpose: ConsentPurpose): ConsentState {
  const { newest, state } = useNewestConsent(purpose);
  if (newest) return newest.granted ? 'granted' : 'withdrawn';
  return state === 'loading' ? 'loading' : 'unasked';
}

/** The person's last answer to a purpose; undefined if there is none or it is not known yet (see `state`). */
export function useNewestConsent(purpose: ConsentPurpose): {
  newest: Recorded<ConsentColumns> | undefined;
  state: QueryState;
} {
  const { rows, state } = useRows<ConsentColumns>('consents');
  return { newest: newestConsent(rows, purpose), state };
}

/** Records the person's consent, with the version and language of the text. Rejects with `NotStored`. */
export function grantConsent(purpose: ConsentPurpose): Promise<void> {
  return record(purpose, true);
}

/** Records that the person withdraws consent, which is as easy as giving it. Rejects with `NotStored`. */
export function withdrawConsent(purpose: ConsentPurpose): Promise<void> {
  return record(purpose, false);
}

/** Consents are append-only. The server sets the time. */
async function record(purpose: ConsentPurpose, granted: boolean): Promise<void> {
  const id = newUuid();
  const values = { id, purpose, granted, version: consentVersions[purpose], language: currentLanguage() };
  await writeOperation({ table: 'consents', rowId: id, kind: 'insert', values, isPrerequisite: true });
}
