import { expect, it } from 'vitest';
import { policyNoticeCount } from './policy-notice-count.ts';

/** A fake storage with these entries. */
function device(...written: [string, string][]) {
  const entries = new Map(written);
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

it('shows the notice three times on a device, separately for each user', () => {
  const storage = device();
  for (const _ of [1, 2, 3]) {
    expect(policyNoticeCount('ana', storage).mayShow()).toBe(true);
    policyNoticeCount('ana', storage).count();
  }
  expect(policyNoticeCount('ana', storage).mayShow()).toBe(false);
  expect(policyNoticeCount('rui', storage).mayShow()).toBe(true);
});

it('shows it no more once the user opened the policy', () => {
  const storage = device();
  policyNoticeCount('ana', storage).end();
  expect(policyNoticeCount('ana', storage).mayShow()).toBe(false);
});

it('starts again for a newer version, and ignores invalid storage', () => {
  expect(policyNoticeCount('ana', device(['cogn-policy:ana', '2025-09-28 3'])).mayShow()).toBe(true);
  expect(policyNoticeCount('ana', device(['cogn-policy:ana', 'x'])).mayShow()).toBe(true);
});
