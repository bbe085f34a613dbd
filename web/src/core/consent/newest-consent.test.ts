import { expect, test } from 'vitest';
import { newestConsent, agreedToOlder } from './newest-consent.ts';
import { consentVersions, policyTextDate } from './consent-purposes.ts';

const row = (id: string, granted: boolean, saving: 'saved' | 'on-device' | 'refused' = 'saved') =>
  ({ id, purpose: 'health', granted, version: '', created_at: '', saving }) as const;

test('the newest row of a purpose counts', () => {
  expect(newestConsent([row('a', true), row('b', false)], 'health')?.id).toBe('b');
  expect(newestConsent([row('a', true)], 'spirituality')).toBeUndefined();
});

test('a pending answer on this device counts as newer, whatever its clock says', () => {
  expect(newestConsent([row('a', false, 'on-device'), row('b', true)], 'health')?.id).toBe('a');
});

test('refused rows do not count', () => {
  expect(newestConsent([row('a', false), row('b', true, 'refused')], 'health')?.id).toBe('a');
});

const answer = (version: string, granted = true) => ({ purpose: 'privacy_policy', granted, version }) as const;

test('a person who agreed before the supplement agreed to an older text', () => {
  expect(agreedToOlder(answer(policyTextDate))).toBe(true);
});

test('a person who agreed to the current text, or to a newer one on another device, agreed to no older text', () => {
  expect(agreedToOlder(answer(consentVersions.privacy_policy))).toBe(false);
  expect(agreedToOlder(answer('2999-01-01'))).toBe(false);
});

test('a person who never agreed, or withdrew, agreed to no older text', () => {
  expect(agreedToOlder(undefined)).toBe(false);
  expect(agreedToOlder(answer(policyTextDate, false))).toBe(false);
});
