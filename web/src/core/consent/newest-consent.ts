import type { Recorded } from '#core/rows/apply-operations.ts';
import { type ConsentPurpose, consentVersions } from './consent-purposes.ts';

/** The columns of `consents` that decide whether the person consents to a purpose. */
export interface ConsentColumns {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  /** Version of the text that the person read: a date, 'YYYY-MM-DD'. */
  readonly version: string;
  readonly created_at: string;
}

/**
 * The row that decides about a purpose: the last pending row of this device, or else the newest row of the server. Refused
 * rows are ignored. `rows` are sorted oldest first. Pure.
 */
export function newestConsent(
  rows: readonly Recorded<ConsentColumns>[],
  purpose: ConsentPurpose,
): Recorded<ConsentColumns> | undefined {
  const ofPurpose = rows.filter((row) => row.purpose === purpose);
  // A device's clock may be wrong, so a pending row counts as newer than every row of the server.
  return (
    ofPurpose.findLast(({ saving }) => saving === 'on-device') ?? ofPurpose.findLast(({ saving }) => saving === 'saved')
  );
}

/**
 * Whether the person's newest answer agrees to an older text than the current one. If this app is an outdated cached
 * version, the consent may name a newer text than the app knows; the result is then false. Pure.
 */
export function agreedToOlder(newest: Pick<ConsentColumns, 'purpose' | 'granted' | 'version'> | undefined): boolean {
  return newest?.granted === true && newest.version < consentVersions[newest.purpose];
}
