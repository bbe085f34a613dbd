import { expect, it } from 'vitest';
import { readMailLink } from './read-mail-link.ts';

it('finds the token of a mail', () => {
  expect(readMailLink('#token_hash=abc123&type=signup')).toEqual({ kind: 'token', tokenHash: 'abc123', type: 'signup' });
});

it('recognizes a new password and a change of e-mail', () => {
  expect(readMailLink('#token_hash=abc123&type=recovery')).toMatchObject({ type: 'recovery' });
  expect(readMailLink('#token_hash=abc123&type=email_change')).toMatchObject({ type: 'email_change' });
});

it('treats an unknown type as a sign-up', () => {
  expect(readMailLink('#token_hash=abc123&type=other')).toMatchObject({ type: 'signup' });
});

it('recognizes a link that the server refused', () => {
  expect(readMailLink('#error=access_denied&error_code=otp_expired&error_description=gone')).toEqual({ kind: 'refused' });
});

it.each(['', '#', '#privacy', '#access_token=a&refresh_token=b&type=signup'])('finds no link to confirm in %j', (hash) => {
  expect(readMailLink(hash)).toEqual({ kind: 'none' });
});
