import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from '@supabase/auth-js';
import { expect, it, vi } from 'vitest';
import { checkNewPassword, passwordValues } from './check-input.ts';
import { readRefusal } from './read-refusal.ts';

// Stub the server settings. The app reads them from the HTML document, which Node does not have.
vi.mock('#core/server/server-settings.ts', () => ({
  serverSettings: () => ({ passwords: { shortest: 8, refuseCommon: true } }),
}));

const api = (code: string | undefined, message = '', status = 400) => new AuthApiError(message, status, code);

it.each([
  [api('invalid_credentials'), 'invalidCredentials'],
  [api('email_not_confirmed'), 'emailNotConfirmed'],
  [api('user_already_exists', 'User already registered', 422), 'alreadyRegistered'],
  [api('otp_expired', '', 403), 'codeRefused'],
  [api('phone_not_confirmed'), 'phoneNotConfirmed'],
  [api('sms_send_failed', '', 422), 'textNotSent'],
  [api('signup_disabled', 'Signups not allowed for this instance', 422), 'signUpClosed'],
  [api('email_address_invalid'), 'emailInvalid'],
  [api(undefined, 'Email not confirmed'), 'emailNotConfirmed'],
  [api('unexpected_failure', '', 500), 'failed'],
  [new Error('who knows'), 'failed'],
  [undefined, 'failed'],
])('understands %o as %s', (error, kind) => {
  expect(readRefusal(error).kind).toBe(kind);
});

it('distinguishes an unreachable server and an unfetched library from a refusal', () => {
  expect(readRefusal(new AuthRetryableFetchError('fetch failed', 0)).kind).toBe('offline');
  expect(readRefusal(new TypeError('Failed to fetch dynamically imported module')).kind).toBe('offline');
  expect(readRefusal(new AuthRetryableFetchError('Bad Gateway', 502)).kind).toBe('offline');
  expect(readRefusal(new AuthUnknownError('odd answer', new Error('cause'))).kind).toBe('failed');
});

it('says what a weak password lacks, length first', () => {
  const weak = (...reasons: ('length' | 'pwned' | 'characters')[]) =>
    readRefusal(new AuthWeakPasswordError('', 422, reasons));
  expect(weak('length', 'pwned')).toEqual({ kind: 'weakPassword', word: 'passwordShort' });
  expect(weak('pwned')).toEqual({ kind: 'weakPassword', word: 'passwordCommon' });
  expect(weak('characters')).toEqual({ kind: 'weakPassword', word: 'passwordWeak' });
});

it('checks new passwords by the minimum length of the last refusal, because a page may be older than the setting', () => {
  const given = { password: 'nine char', confirmation: 'nine char' };
  expect(checkNewPassword(given)).toEqual({});
  readRefusal(new AuthWeakPasswordError('Password should be at least 12 characters.', 422, ['length']));
  expect(checkNewPassword(given)).toEqual({ password: 'passwordShort' });
  expect(passwordValues()).toEqual({ shortest: '12' });
  readRefusal(new AuthWeakPasswordError('Choose a longer one.', 422, ['length']));
  expect(passwordValues()).toEqual({ shortest: '8' });
});

it('reads the wait time, and assumes a minute if the server names none', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.';
  expect(readRefusal(api('over_email_send_rate_limit', message, 429))).toEqual({ kind: 'wait', seconds: 42 });
  expect(readRefusal(api('over_request_rate_limit', 'Request rate limit reached', 429))).toEqual({
    kind: 'wait',
    seconds: 60,
  });
});

it('says when to retry after a busy server: at the named time, or after a minute', () => {
  const busy = (message: string) => readRefusal(new AuthRetryableFetchError(message, 503), 5_000);
  expect(busy('Busy: try again after 30 seconds.')).toEqual({ kind: 'busy', until: 35_000 });
  expect(busy('Many requests are under way.')).toEqual({ kind: 'busy', until: 65_000 });
  const asked = Object.assign(new Error('Many requests are under way.'), { status: 503, retryAfter: 2 });
  expect(readRefusal(asked, 5_000)).toEqual({ kind: 'busy', until: 7_000 });
});
