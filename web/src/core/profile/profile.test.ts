import { expect, test } from 'vitest';
import { isPremium, premiumHasLapsed } from './profile.ts';

const now = new Date('2026-11-21T12:00:00Z');
const plan = (is_premium: boolean, premium_expires_at: string | null) => ({ is_premium, premium_expires_at });

test.each([
  ['an end in the future', plan(true, '2026-11-21T12:00:01+00:00'), true, false],
  ['an end that is reached', plan(true, '2026-11-21T12:00:00+00:00'), false, true],
  ['an end in the past', plan(true, '2025-01-01T00:00:00+00:00'), false, true],
  ['no end', plan(true, null), false, false],
  ['a future end without the flag', plan(false, '2030-01-01T00:00:00+00:00'), false, false],
  ['an end that can’t be read', plan(true, 'soon'), false, true],
  ['no profile', null, false, false],
])('%s', (_name, given, premium, lapsed) => {
  expect(isPremium(given, now)).toBe(premium);
  expect(premiumHasLapsed(given, now)).toBe(lapsed);
});
