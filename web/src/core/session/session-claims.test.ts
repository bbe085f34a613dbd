import { expect, it, test } from 'vitest';
import { awaitsSecondFactor, deletionDueAt, isFirstSignIn, accountAddress } from './session-claims.ts';
import type { Session } from './stored-session.ts';

function sessionAt(aal: string, ...states: ('verified' | 'unverified')[]): Session {
  const token = `head.${btoa(JSON.stringify({ aal, name: 'ÿ' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.sign`;
  return { access_token: token, user: { factors: states.map((status) => ({ status })) } } as unknown as Session;
}

it('waits for the code of a user with a second factor who gave only the password', () => {
  expect(awaitsSecondFactor(sessionAt('aal1', 'unverified', 'verified'))).toBe(true);
  expect(awaitsSecondFactor(sessionAt('aal2', 'verified'))).toBe(false);
});

it('does not wait for a user without a second factor, or with an unfinished setup', () => {
  expect(awaitsSecondFactor(sessionAt('aal1'))).toBe(false);
  expect(awaitsSecondFactor(sessionAt('aal1', 'unverified'))).toBe(false);
  expect(awaitsSecondFactor({ access_token: 'opaque', user: {} } as Session)).toBe(false);
});

const sessionWith = (app_metadata: unknown) => ({ user: { id: 'a', app_metadata } }) as unknown as Session;

it('is the time that the server sends with the session, or null', () => {
  expect(deletionDueAt(sessionWith({ deletion_due_at: '2026-03-20T12:00:00.000Z' }))).toEqual(
    new Date('2026-03-20T12:00:00Z'),
  );
  for (const nothing of [{}, undefined, { deletion_due_at: null }, { deletion_due_at: 'soon' }])
    expect(deletionDueAt(sessionWith(nothing))).toBeNull();
});

const created_at = '2026-11-21T10:00:00.000Z';

test('an account created and signed in within two seconds signs in for the first time', () => {
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:00:02.000Z' })).toBe(true);
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T09:59:58.000Z' })).toBe(true);
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:00:02.001Z' })).toBe(false);
});

test('the session from confirming an address is the first, even minutes after sign-up', () => {
  expect(isFirstSignIn({ created_at, last_sign_in_at: '2026-11-21T10:20:00Z' }, { justConfirmed: true })).toBe(true);
});

test('an account that never signed in does not count as a first sign-in', () => {
  expect(isFirstSignIn({ created_at })).toBe(false);
});

it('is the e-mail, or the phone with its plus if the account has no e-mail', () => {
  expect(accountAddress({ email: 'ana@example.org', phone: '5511988880001' })).toBe('ana@example.org');
  // The server's format for an account without an e-mail.
  expect(accountAddress({ email: '', phone: '5511988880001' })).toBe('+5511988880001');
  expect(accountAddress({ phone: '+5511988880001' })).toBe('+5511988880001');
  expect(accountAddress({ email: '', phone: '' })).toBe('');
});
