import { expect, test } from 'vitest';
import { newestConsent, agreedToOlder } from './newest-consent.ts';
import { consentVersions, policyTextDate } from './consent-purposes.ts';

const row = (id: string, granted: boolean, saving: 'saved' | 'on-device' | 'refused' = 'saved') =>
  ({ id, purpose: 'health', granted, version: '', created_at: '', saving }) as const;

test('the newest row of a purpose holds', () => {
  expect(newestConsent([row('a', true), row('b', false)], 'health')?.id).toBe('b');
  expect(newestConsent([row('a', true)], 'spirituality')).toBeUndefined();
});

test('what waits on this device is newer, whatever its clock says', () => {
  expect(newestConsent([row('a', false, 'on-device'), row('b', true)], 'health')?.id).toBe('a');
});

test('what the server refused doesn’t count', () => {
  expect(newestConsent([row('a', false), row('b', true, 'refused')], 'health')?.id).toBe('a');
});

const answer = (version: string, granted = true) => ({ purpose: 'privacy_policy', granted, version }) as const;

test('who agreed to the text before its supplement agreed to older words', () => {
  expect(agreedToOlder(answer(policyTextDate))).toBe(true);
});

test('who agreed to these words, or to newer ones on another device, did not', () => {
  expect(agreedToOlder(answer(consentVersions.privacy_policy))).toBe(false);
  expect(agreedToOlder(answer('2999-01-01'))).toBe(false);
});

test('who never agreed, or withdrew, agreed to nothing older', () => {
  expect(agreedToOlder(undefined)).toBe(false);
  expect(agreedToOlder(answer(policyTextDate, false))).toBe(false);
});
