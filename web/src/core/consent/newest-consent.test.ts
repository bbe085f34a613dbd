import { expect, test } from 'vitest';
import { newestConsent } from './newest-consent.ts';

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
