import { expect, test } from 'vitest';
import { agreedToOlder } from './agreed-to-older.ts';
import { consentVersions, policyTextDate } from './consent-purposes.ts';

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
