import type { Recorded } from '#core/rows/apply-operations.ts';
import { type ConsentPurpose, consentVersions } from './consent-purposes.ts';

/** The columns of `consents` that decide. */
export interface ConsentColumns {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  /** Of the words that the person read: a date, 'YYYY-MM-DD'. */
  readonly version: string;
  readonly created_at: string;
}

/**
 * The row of a purpose that holds: the last one given on this device and on its way, else the newest of the server's. What the
 * server refused doesn't count. `rows` are oldest first. Pure.
 */
export function newestConsent(
  rows: readonly Recorded<ConsentColumns>[],
  purpose: ConsentPurpose,
): Recorded<ConsentColumns> | undefined {
  const ofPurpose = rows.filter((row) => row.purpose === purpose);
  // A device's clock may be wrong; what waits here is newer than what the server has, whatever the clock says.
  return (
    ofPurpose.findLast(({ saving }) => saving === 'on-device') ?? ofPurpose.findLast(({ saving }) => saving === 'saved')
  );
}

/**
 * Whether a person's newest answer agrees to words that have changed since. Never where they read newer ones than this program has, as
 * an older program that a device still keeps may meet. Pure.
 */
export function agreedToOlder(newest: Pick<ConsentColumns, 'purpose' | 'granted' | 'version'> | undefined): boolean {
  return newest?.granted === true && newest.version < consentVersions[newest.purpose];
}
