import { consentVersions } from './consent-purposes.ts';
import type { ConsentColumns } from './newest-consent.ts';

/**
 * Whether a person's newest answer agrees to words that have changed since. Never where they read newer ones than this program has, as
 * an older program that a device still keeps may meet. Pure.
 */
export function agreedToOlder(newest: Pick<ConsentColumns, 'purpose' | 'granted' | 'version'> | undefined): boolean {
  return newest?.granted === true && newest.version < consentVersions[newest.purpose];
}
