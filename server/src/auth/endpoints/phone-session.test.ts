import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword, refresh } from '../testing/people.ts';
import { post, send, type TestResponse } from '../testing/requests.ts';

let server: TestServer;
let texts: CaughtTexts;
beforeAll(async () => {
  texts = await catchTexts();
  server = await startTestServer({ sms: texts.sms });
});
afterAll(async () => {
  await server.close();
  await texts.close();
});

/** Creates a user whose session has aal2. */
async function guardedPerson(email: string): Promise<TestResponse['body']> {
  const { access_token: token } = await confirmedPerson(server, email);
  const { body: factor } = await post(server, 'factors', { factor_type: 'totp', friendly_name: 'app' }, { token });
  const { body: challenge } = await post(server, `factors/${String(factor.id)}/challenge`, {}, { token });
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret as string) });
  const code = totp.generate({ timestamp: server.clock.now().getTime() });
  const raised = await post(
    server,
    `factors/${String(factor.id)}/verify`,
    { challenge_id: challenge.id as string, code },
    { token },
  );
  return raised.body;
}

async function codeForChange(token: string, phone: string): Promise<string> {
  const changed = await send(server, 'user', { phone }, { method: 'PUT', token });
  expect(changed.status).toBe(200);
  return (await texts.next(phone)).text.slice(0, 6);
}

const confirm = (phone: string, code: string, token?: string) =>
  post(server, 'verify', { type: 'phone_change', phone, token: code }, token ? { token } : {});
const claimsOf = (answer: TestResponse) => server.keys.verify(answer.body.access_token as string);
const sessionsOf = async (token: string) =>
  (await send(server, 'sessions', undefined, { token })).body.sessions as { aal: string }[];

describe('confirming a change of phone', () => {
  it('keeps the caller’s aal2 session and creates no other', async () => {
    const before = await guardedPerson('kept@person.example');
    const token = before.access_token as string;
    const claims = await server.keys.verify(token);
    const phone = '5511988880001';
    const confirmed = await confirm(phone, await codeForChange(token, phone), token);
    expect(confirmed.body.user).toMatchObject({ phone });
    expect(await claimsOf(confirmed)).toMatchObject({ session_id: claims.session_id, aal: 'aal2', phone });
    expect(await sessionsOf(confirmed.body.access_token as string)).toMatchObject([{ aal: 'aal2' }]);
    expect((await refresh(server, confirmed.body.refresh_token as string)).status).toBe(200);
  });

  it('keeps an aal1 session at aal1', async () => {
    const { access_token: token } = await confirmedPerson(server, 'single@person.example');
    const phone = '5511988880002';
    const confirmed = await confirm(phone, await codeForChange(token as string, phone), token as string);
    expect(await claimsOf(confirmed)).toMatchObject({ aal: 'aal1' });
    expect(await sessionsOf(confirmed.body.access_token as string)).toHaveLength(1);
  });

  it('creates an aal1 session for a client with only the code, whatever the user’s other sessions', async () => {
    const { access_token: token } = await guardedPerson('elsewhere@person.example');
    const phone = '5511988880003';
    const confirmed = await confirm(phone, await codeForChange(token as string, phone));
    expect(await claimsOf(confirmed)).toMatchObject({ aal: 'aal1' });
    expect(await sessionsOf(token as string)).toHaveLength(2);
  });

  it.each([
    ['nobody', () => Promise.resolve('not a token')],
    [
      'a session that has ended',
      async (own: string) => {
        await send(server, 'logout', {}, { token: own, query: { scope: 'local' } });
        return own;
      },
    ],
  ])('ignores the session level in the token of %s', async (name, tokenOf) => {
    const { access_token: token } = await guardedPerson(`asks-${name.replaceAll(' ', '-')}@person.example`);
    const phone = `55119777${String(10_000 + name.length)}`;
    const code = await codeForChange(token as string, phone);
    const confirmed = await confirm(phone, code, await tokenOf(token as string));
    const claims = await claimsOf(confirmed);
    expect(claims).toMatchObject({ aal: 'aal1', phone });
    expect(claims.session_id).not.toBe((await server.keys.verify(token as string)).session_id);
  });

  it('treats signing in by a code as a separate sign-in, even for a signed-in client', async () => {
    const { access_token: token } = await guardedPerson('again@person.example');
    const phone = '5511988880004';
    const kept = await confirm(phone, await codeForChange(token as string, phone), token as string);
    server.clock.advance(61);
    await post(server, 'otp', { phone, create_user: false });
    const code = (await texts.next(phone)).text.slice(0, 6);
    const signedIn = await post(
      server,
      'verify',
      { type: 'sms', phone, token: code },
      { token: kept.body.access_token as string },
    );
    expect(await claimsOf(signedIn)).toMatchObject({ aal: 'aal1' });
  });

  it('refuses another account’s code, with or without a token, and resends each user their own', async () => {
    const phone = '5511988880005';
    const { access_token: bob } = await confirmedPerson(server, 'bob@person.example');
    const { access_token: mallory } = await confirmedPerson(server, 'mallory@person.example');
    await codeForChange(bob as string, phone);
    server.clock.advance(61);
    const foreign = await codeForChange(mallory as string, phone);
    const phoneOf = async (token: unknown) =>
      (await send(server, 'user', undefined, { token: token as string })).body.phone as string;
    for (const token of [bob as string, undefined]) {
      expect((await confirm(phone, foreign, token)).body.code).toBe('otp_expired');
    }
    expect([await phoneOf(bob), await phoneOf(mallory)]).toEqual(['', '']);
    server.clock.advance(61);
    const sent = texts.all.length;
    await post(server, 'resend', { type: 'phone_change', phone });
    server.clock.advance(61);
    await post(server, 'resend', { type: 'phone_change', phone }, { token: bob as string });
    const own = (await texts.next(phone)).text.slice(0, 6);
    expect(texts.all).toHaveLength(sent + 1);
    const confirmed = await confirm(phone, own, bob as string);
    expect(confirmed.body.user).toMatchObject({ email: 'bob@person.example', phone });
    expect(await phoneOf(mallory)).toBe('');
  });

  it('fails without a token if another account has a recent pending change to the number', async () => {
    const phone = '5511988880006';
    const { access_token: first } = await confirmedPerson(server, 'first@person.example');
    const { access_token: second } = await confirmedPerson(server, 'second@person.example');
    await codeForChange(first as string, phone);
    server.clock.advance(601);
    expect((await confirm(phone, await codeForChange(second as string, phone))).body.code).toBe('otp_expired');
    server.clock.advance(24 * 3600);
    const { body } = await post(
      server,
      'token',
      { email: 'second@person.example', password: goodPassword },
      {
        query: { grant_type: 'password' },
      },
    );
    const code = await codeForChange(body.access_token as string, phone);
    expect((await confirm(phone, code)).body.user).toMatchObject({ email: 'second@person.example', phone });
  });
});
