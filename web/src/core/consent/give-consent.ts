import { currentLanguage } from '#core/messages/messages.ts';
import { writeOperation } from '#core/outbox/current-outbox.ts';
import { newUuid } from '#lib/uuid.ts';
import { consentVersions, type ConsentPurpose } from './consent-purposes.ts';

/** Records that the person consents, with the version and the language of the words that they read. Rejects with `NotKept`. */
export function grantConsent(purpose: ConsentPurpose): Promise<void> {
  return record(purpose, true);
}

/** Records that the person takes the consent back: as easy as giving it. Rejects with `NotKept`. */
export function withdrawConsent(purpose: ConsentPurpose): Promise<void> {
  return record(purpose, false);
}

/** A row is added, never changed. Its time is the server's, so none is sent. */
async function record(purpose: ConsentPurpose, granted: boolean): Promise<void> {
  const id = newUuid();
  const values = { id, purpose, granted, version: consentVersions[purpose], language: currentLanguage() };
  await writeOperation({ table: 'consents', rowId: id, kind: 'insert', values, isPrerequisite: true });
}
