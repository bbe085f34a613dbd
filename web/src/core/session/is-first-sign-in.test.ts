import { expect, test } from 'vitest';
import { isFirstSignIn } from './is-first-sign-in.ts';

const created_at = '2026-11-21T10:00:00.000Z';

test('an account born and signed in within two seconds signs in for the first time', () => {
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:00:02.000Z' })).toBe(true);
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T09:59:58.000Z' })).toBe(true);
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:00:02.001Z' })).toBe(false);
});

test('the session that confirming gave is the first, minutes after the account was made', () => {
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:20:00Z' }, { justConfirmed: true })).toBe(true);
});

test('an account that never signed in is no first sign-in', () => {
  expect(isFirstSignIn({ created_at })).toBe(false);
});
