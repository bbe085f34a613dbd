import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { mostCodeAttempts } from '../one-time-tokens/redeem.ts';
import { codeIn, linkIn, tokenIn } from '../testing/mail-contents.ts';
import { confirmedPerson, goodPassword, logIn, signUpAddress } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const expired = { code: 'otp_expired', message: 'Token has expired or is invalid' };
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST verify', () => {
  it('confirms the address by the link and signs the user in, once', async () => {
    await signUpAddress(server, 'link@person.example');
    const token = tokenIn(await server.mails.next('link@person.example'));
    server.clock.advance(5);
    const verified = await post(server, 'verify', { type: 'signup', token_hash: token });
    expect(verified.status).toBe(200);
    const now = server.clock.now().toISOString();
    expect(verified.body.user).toMatchObject({ email_confirmed_at: now, confirmed_at: now, last_sign_in_at: now });
    expect(verified.body.user.identities[0].identity_data).toMatchObject({ email_verified: true });
    expect((await server.keys.verify(verified.body.access_token as string)).amr).toMatchObject([{ method: 'otp' }]);
    const again = await post(server, 'verify', { type: 'signup', token_hash: token });
    expect([again.status, again.body]).toEqual([403, expired]);
  });

  it('does not use up the link when a link scanner opens it', async () => {
    await signUpAddress(server, 'scanned@person.example', { redirectTo: 'http://cogn.test/welcome?premium=false' });
    const mail = await server.mails.next('scanned@person.example');
    for (const method of ['GET', 'HEAD']) await server.fetch(linkIn(mail), { method });
    expect((await post(server, 'verify', { type: 'signup', token_hash: tokenIn(mail) })).status).toBe(200);
  });

  it.each(['signup', 'email'])('accepts the code with its address as %s, however it was pasted', async (type) => {
    const email = `code-${type}@person.example`;
    await signUpAddress(server, email);
    const code = codeIn(await server.mails.next(email));
    const pasted = ` ${code.slice(0, 3)}-${code.slice(3)} `;
    const verified = await post(server, 'verify', { type, email: email.toUpperCase(), token: pasted });
    expect(verified.status).toBe(200);
    expect((await post(server, 'verify', { type, email, token: code })).body).toEqual(expired);
  });

  it('invalidates a code after a few wrong guesses and keeps the link valid', async () => {
    const email = 'guessed@person.example';
    await signUpAddress(server, email);
    const mail = await server.mails.next(email);
    for (let guess = 0; guess < mostCodeAttempts; guess += 1) {
      const wrong = await post(server, 'verify', { type: 'email', email, token: another(codeIn(mail)) });
      expect([wrong.status, wrong.body]).toEqual([403, expired]);
    }
    expect((await post(server, 'verify', { type: 'email', email, token: codeIn(mail) })).body).toEqual(expired);
    expect((await post(server, 'verify', { type: 'signup', token_hash: tokenIn(mail) })).status).toBe(200);
  });

  it('still accepts the code after one guess fewer', async () => {
    const email = 'lucky@person.example';
    await signUpAddress(server, email);
    const code = codeIn(await server.mails.next(email));
    for (let guess = 1; guess < mostCodeAttempts; guess += 1) {
      await post(server, 'verify', { type: 'email', email, token: another(code) });
    }
    expect((await post(server, 'verify', { type: 'email', email, token: code })).status).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    const email = 'rushed@person.example';
    await signUpAddress(server, email);
    const code = codeIn(await server.mails.next(email));
    const guesses = Array.from({ length: mostCodeAttempts }, () => another(code));
    await Promise.all(guesses.map((token) => post(server, 'verify', { type: 'email', email, token })));
    expect((await post(server, 'verify', { type: 'email', email, token: code })).body).toEqual(expired);
  });

  it('returns the same error for an unknown address and a wrong code', async () => {
    await signUpAddress(server, 'known@person.example');
    const wrong = await post(server, 'verify', { type: 'email', email: 'known@person.example', token: 'abcdef' });
    const unknown = await post(server, 'verify', { type: 'email', email: 'nobody@person.example', token: '123456' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('expires a sign-up after a day and a recovery after an hour', async () => {
    await signUpAddress(server, 'day@person.example');
    const day = tokenIn(await server.mails.next('day@person.example'));
    server.clock.advance(24 * 3600);
    expect((await post(server, 'verify', { type: 'signup', token_hash: day })).body).toEqual(expired);
    await confirmedPerson(server, 'hour@person.example');
    await post(server, 'recover', { email: 'hour@person.example' });
    const late = await server.mails.next('hour@person.example');
    server.clock.advance(3600);
    expect((await post(server, 'verify', { type: 'recovery', token_hash: tokenIn(late) })).body).toEqual(expired);
    server.clock.advance(61);
    await post(server, 'recover', { email: 'hour@person.example' });
    const soon = await server.mails.next('hour@person.example');
    server.clock.advance(3599);
    expect((await post(server, 'verify', { type: 'recovery', token_hash: tokenIn(soon) })).status).toBe(200);
  });

  it('accepts a token only for its own type', async () => {
    await signUpAddress(server, 'typed@person.example');
    const token = tokenIn(await server.mails.next('typed@person.example'));
    expect((await post(server, 'verify', { type: 'recovery', token_hash: token })).body).toEqual(expired);
    expect((await post(server, 'verify', { type: 'signup', token_hash: token })).status).toBe(200);
  });

  it('confirms an address by its recovery mail and allows a new password', async () => {
    const email = 'forgot@person.example';
    await signUpAddress(server, email);
    await server.mails.next(email);
    await post(server, 'recover', { email });
    const token = tokenIn(await server.mails.next(email));
    const { body } = await post(server, 'verify', { type: 'recovery', token_hash: token });
    const changed = await send(
      server,
      'user',
      { password: 'another calm kettle' },
      { method: 'PUT', token: body.access_token as string },
    );
    expect(changed.status).toBe(200);
    expect((await logIn(server, email, 'another calm kettle')).status).toBe(200);
    expect((await logIn(server, email, goodPassword)).status).toBe(400);
  });

  it('stores neither code nor token in readable form', async () => {
    await signUpAddress(server, 'kept@person.example');
    const mail = await server.mails.next('kept@person.example');
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ all: string }>(`select string_agg(t::text, ' ') as all from auth.one_time_tokens t`),
    );
    expect(rows[0]?.all).not.toContain(tokenIn(mail));
    expect(rows[0]?.all).not.toMatch(new RegExp(`\\b${codeIn(mail)}\\b`));
  });

  it('treats any code by phone as wrong while the server sends no text messages', async () => {
    const answer = await post(server, 'verify', { type: 'sms', phone: '+5511', token: '123456' });
    expect([answer.status, answer.body.code]).toEqual([403, 'otp_expired']);
  });

  it.each([
    [{ type: 'other', token_hash: 'x' }, 'validation_failed'],
    [{ type: 'toString', token_hash: 'x' }, 'validation_failed'],
    [{ type: 'email', token_hash: 'x', email: 'a@person.example' }, 'validation_failed'],
    [{ type: 'email', email: 'a@person.example' }, 'validation_failed'],
    [{}, 'validation_failed'],
  ])('refuses %j', async (body, code) => {
    const answer = await post(server, 'verify', body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });
});
