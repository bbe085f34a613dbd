import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { codeIn, tokenIn } from '../testing/mail-contents.ts';
import { confirmedPerson, goodPassword, logIn, refresh, signUpAddress } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

/**
 * Attacks by a client that has accounts of its own and edits its requests with a proxy. Each endpoint's own tests cover further
 * attacks.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { sendIntervalSeconds: 0 } });
  await confirmedPerson(server, 'victim@person.example');
});
afterAll(() => server.close());

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a token used for another purpose', () => {
  it('is refused: a refresh token as access token, an access token as refresh token, the public key as user', async () => {
    const { access_token: access, refresh_token: turn } = (await logIn(server, 'victim@person.example')).body as Record<
      string,
      string
    >;
    expect((await send(server, 'user', undefined, { token: turn ?? '' })).body.code).toBe('bad_jwt');
    expect((await send(server, 'user', undefined, { token: server.keys.anonKey })).body.code).toBe('bad_jwt');
    expect((await send(server, 'user', undefined, { token: server.keys.serviceKey })).body.code).toBe('bad_jwt');
    expect((await refresh(server, access ?? '')).status).toBe(400);
  });

  it('is verified only by our own key, whatever its header names: no algorithm, an own key, a URL or a path', async () => {
    const { access_token: access } = (await logIn(server, 'victim@person.example')).body as { access_token: string };
    const payload = access.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const forged = (head: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...head }).sign(privateKey);
    const tokens = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'nOnE', typ: 'JWT' })}.${payload}.`,
      `${access.split('.').slice(0, 2).join('.')}.`,
      await forged({ jwk }),
      await forged({ jku: 'http://127.0.0.1:1/keys', kid: server.keys.kid }),
      await forged({ kid: '../../../../dev/null' }),
      await forged({ kid: "' or 1=1 --" }),
    ];
    for (const token of tokens) {
      expect((await send(server, 'user', undefined, { token })).body.code, token.slice(0, 60)).toBe('bad_jwt');
    }
  });
});

describe('a single-use secret', () => {
  it('works once in concurrent requests: a link, a code', async () => {
    const sessionsOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
    const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, ask));
    await signUpAddress(server, 'race@person.example');
    const link = tokenIn(await server.mails.next('race@person.example'));
    expect(sessionsOf(await many(() => post(server, 'verify', { type: 'signup', token_hash: link })))).toBe(1);
    await post(server, 'otp', { email: 'race@person.example' });
    const token = codeIn(await server.mails.next('race@person.example'));
    const typed = { type: 'email', email: 'race@person.example', token };
    expect(sessionsOf(await many(() => post(server, 'verify', typed)))).toBe(1);
  });

  it('works only for its own address', async () => {
    await post(server, 'otp', { email: 'victim@person.example' });
    const code = codeIn(await server.mails.next('victim@person.example'));
    await confirmedPerson(server, 'attacker@person.example');
    await post(server, 'otp', { email: 'attacker@person.example' });
    const own = codeIn(await server.mails.next('attacker@person.example'));
    const verify = (email: string, token: string) => post(server, 'verify', { type: 'email', email, token });
    expect((await verify('victim@person.example', own)).body.code).toBe('otp_expired');
    expect((await verify('victim@person.example', code)).body.user.email).toBe('victim@person.example');
  });
});

describe('a malformed body', () => {
  const odd = [{ $ne: null }, ['victim@person.example'], 1, true, {}, [[]]];

  it.each([
    ['signup', {}, (value: unknown) => ({ email: value, password: goodPassword })],
    ['signup', {}, (value: unknown) => ({ email: 'odd@person.example', password: value })],
    ['token', { grant_type: 'password' }, (value: unknown) => ({ email: value, password: goodPassword })],
    ['token', { grant_type: 'password' }, (value: unknown) => ({ email: 'victim@person.example', password: value })],
    ['token', { grant_type: 'refresh_token' }, (value: unknown) => ({ refresh_token: value })],
    ['token', { grant_type: 'pkce' }, (value: unknown) => ({ auth_code: value, code_verifier: value })],
    ['verify', {}, (value: unknown) => ({ type: value, token_hash: 'x' })],
    ['verify', {}, (value: unknown) => ({ type: 'signup', token_hash: value })],
    ['verify', {}, (value: unknown) => ({ type: 'email', email: value, token: '000000' })],
    ['verify', {}, (value: unknown) => ({ type: 'email', email: 'victim@person.example', token: value })],
    ['recover', {}, (value: unknown) => ({ email: value })],
    ['otp', {}, (value: unknown) => ({ email: value })],
    ['resend', {}, (value: unknown) => ({ type: value, email: 'victim@person.example' })],
  ])('is refused at %s (%j) and never misread', async (path, query: Record<string, string>, bodyOf) => {
    for (const value of odd) {
      const { status, body } = await post(server, path, bodyOf(value), { query });
      expect([status, body.code], JSON.stringify(value)).toEqual([400, 'validation_failed']);
    }
  });

  it('does not pollute the server’s prototypes', async () => {
    const poison = '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}';
    await post(server, 'signup', `${poison}, "email": "proto@person.example", "password": "${goodPassword}"}`);
    const text = `{"email": "proto2@person.example", "password": "${goodPassword}", "data": ${poison}}}`;
    expect((await post(server, 'signup', text)).status).toBe(200);
    expect('polluted' in {}).toBe(false);
  });
});

describe('privileged fields', () => {
  const wishes = {
    id: '00000000-0000-4000-8000-000000000000',
    role: 'service_role',
    aud: 'admin',
    app_metadata: { role: 'admin', provider: 'x' },
    raw_app_meta_data: { role: 'admin' },
    user_metadata: { planted: true },
    is_super_admin: true,
    email_confirmed_at: '2020-01-01T00:00:00Z',
    email_confirm: true,
    banned_until: null,
    aal: 'aal2',
    factors: [],
  };

  it('are ignored in sign-up and in PUT user', async () => {
    const email = 'wishes@person.example';
    const signedUp = await post(server, 'signup', { ...wishes, email, password: goodPassword });
    expect(signedUp.body.id).not.toBe(wishes.id);
    expect((await logIn(server, email)).body.code).toBe('email_not_confirmed');
    const session = await post(server, 'verify', { type: 'signup', token_hash: tokenIn(await server.mails.next(email)) });
    const token = session.body.access_token as string;
    const { body } = await send(server, 'user', wishes, { method: 'PUT', token });
    expect(body).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
    });
    expect(await server.keys.verify((await logIn(server, email)).body.access_token as string)).toMatchObject({
      role: 'authenticated',
      aal: 'aal1',
    });
  });
});

describe('an address that resembles another user’s', () => {
  it('is refused or belongs to a separate account', async () => {
    const cyrillic = 'victіm@person.example';
    const wide = 'ｖictim@person.example';
    for (const email of [
      cyrillic,
      wide,
      'victim@person.exаmple',
      'victim@person.example\u200b',
      'victim\u0000@person.example',
    ]) {
      expect((await signUpAddress(server, email)).body.code, email).toBe('validation_failed');
    }
    // The server normalises the Kelvin sign to a plain k, so the account and the mail use the plain address.
    await confirmedPerson(server, 'kelvin@person.example');
    const taken = await signUpAddress(server, '\u212aelvin@person.example');
    expect(taken.body).toMatchObject({ email: 'kelvin@person.example', identities: [] });
    await post(server, 'recover', { email: '\u212aelvin@person.example' });
    expect((await server.mails.next('kelvin@person.example')).to).toContain('kelvin@person.example');
  });

  it('cannot inject content into a mail', async () => {
    const data = { full_name: 'Ana\r\nBcc: thief@evil.example\r\n\r\n<b>hello</b>', language: 'pt\r\nX: y' };
    const query = { redirect_to: 'http://cogn.test/welcome?a=1\r\nBcc: thief@evil.example' };
    await post(server, 'signup', { email: 'lines@person.example', password: goodPassword, data }, { query });
    const mail = await server.mails.next('lines@person.example');
    expect(mail.to).toEqual(['lines@person.example']);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/Ana|hello|^Bcc/m);
    const bad = await signUpAddress(server, 'lines@person.example\r\nBcc: thief@evil.example');
    expect(bad.body.code).toBe('validation_failed');
  });
});

describe('a password', () => {
  it('counts every byte: beyond 72, after a NUL, and spaces', async () => {
    const long = 'calm kettle '.repeat(80);
    const cases: [string, string][] = [
      [`${long}one`, `${long}two`],
      ['calm\u0000kettle', 'calm\u0000teapot'],
      [' calm kettle ', 'calm kettle'],
    ];
    for (const [index, [password, other]] of cases.entries()) {
      const email = `bytes${String(index)}@person.example`;
      await confirmedPerson(server, email, { password });
      expect((await logIn(server, email, other)).body.code).toBe('invalid_credentials');
      expect((await logIn(server, email, password)).status).toBe(200);
    }
    expect((await signUpAddress(server, 'book@person.example', { password: 'é'.repeat(513) })).body.code).toBe(
      'validation_failed',
    );
  });
});

describe('a cross-site page', () => {
  it('can do nothing without the token, and no cookie grants access', async () => {
    const { headers } = await logIn(server, 'victim@person.example');
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const plain = { 'content-type': 'text/plain', origin: 'https://evil.example', cookie };
    for (const [path, method] of [
      ['logout', 'POST'],
      ['user', 'PUT'],
      ['factors', 'POST'],
      ['sessions/00000000-0000-4000-8000-000000000000', 'DELETE'],
    ] as const) {
      const answer = await send(server, path, '{"password": "a stolen kettle"}', { method, headers: plain });
      expect([answer.status, answer.body.code], path).toEqual([401, 'no_authorization']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });
});

describe('a session', () => {
  it('is new at each sign-in, whatever token the request has', async () => {
    const { body: first } = await logIn(server, 'victim@person.example');
    const token = first.access_token as string;
    const query = { grant_type: 'password' };
    const again = await post(server, 'token', { email: 'victim@person.example', password: goodPassword }, { token, query });
    const idOf = async (session: { access_token: string }) => (await server.keys.verify(session.access_token)).session_id;
    expect(await idOf(again.body as { access_token: string })).not.toBe(await idOf(first as { access_token: string }));
    expect(again.body.refresh_token).not.toBe(first.refresh_token);
  });
});
