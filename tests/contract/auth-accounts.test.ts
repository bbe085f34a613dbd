import { createHash } from 'node:crypto';
import { AuthAdminApi } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, tokenIn } from '../../server/src/auth/testing/mail-contents.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { startTestIssuer, type TestIssuer } from '../../server/src/testing/test-issuer.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { authClient, codeOf, password, signedUpClient } from './support/auth-clients.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

describe.each(engineOfThisRun)('accounts with the client library, on %s', (engine) => {
  let server: TestServer;
  let texts: CaughtTexts;
  let issuer: TestIssuer;
  beforeAll(async () => {
    [texts, issuer] = await Promise.all([catchTexts(), startTestIssuer()]);
    const idTokenIssuers = [{ name: 'house', issuer: issuer.url, audiences: ['cogn'] }];
    server = await startRestServer(engine, { sms: texts.sms, config: { idTokenIssuers } });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([texts.close(), issuer.close()]);
  });

  const newClient = (flowType?: 'implicit' | 'pkce') => authClient(server, { flowType });
  const newPerson = (email: string) => signedUpClient(server, email);
  const admin = () =>
    new AuthAdminApi({
      url: `${server.url}/auth/v1`,
      headers: { apikey: server.keys.anonKey, authorization: `Bearer ${server.keys.serviceKey}` },
      fetch: server.fetch,
    });

  const textCode = async (phone: string) => (await texts.next(phone)).text.slice(0, 6);

  test('an e-mail address changes after both addresses have confirmed', async () => {
    const [from, to] = ['from@change.example', 'to@change.example'];
    const { client } = await newPerson(from);
    const asked = await client.updateUser({ email: to }, { emailRedirectTo: `${server.url}/welcome` });
    expect(asked.data.user).toMatchObject({ email: from, new_email: to });
    const half = await client.verifyOtp({ type: 'email_change', token_hash: tokenIn(await server.mails.next(from)) });
    expect([half.error, half.data.session]).toEqual([null, null]);
    server.clock.advance(61);
    expect((await client.resend({ type: 'email_change', email: from })).error).toBeNull();
    const [first, renewed] = [await server.mails.next(to), await server.mails.next(to)];
    const stale = await client.verifyOtp({ type: 'email_change', token_hash: tokenIn(first) });
    expect(codeOf(stale.error)).toEqual([403, 'otp_expired']);
    const done = await client.verifyOtp({ type: 'email_change', email: to, token: codeIn(renewed) });
    // The client sends no access token here. Without one, confirming an address change does not sign the user in.
    expect([done.error, done.data.session]).toEqual([null, null]);
    expect((await newClient().signInWithPassword({ email: to, password })).error).toBeNull();
  });

  test('an old session needs a mailed code to set a password', async () => {
    const email = 'old@change.example';
    const { client } = await newPerson(email);
    server.clock.advance(24 * 3600 + 1);
    await client.refreshSession();
    const refused = await client.updateUser({ password: 'a second calm kettle' });
    expect(codeOf(refused.error)).toEqual([400, 'reauthentication_needed']);
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await server.mails.next(email));
    expect((await client.updateUser({ password: 'a second calm kettle', nonce })).error).toBeNull();
    expect((await newClient().signInWithPassword({ email, password: 'a second calm kettle' })).error).toBeNull();
  });

  test('a phone signs up, signs in with and without its password, and is changed', async () => {
    const client = newClient();
    const phone = '+5511999990011';
    const signedUp = await client.signUp({ phone, password });
    expect(signedUp.data.user?.phone).toBe('5511999990011');
    server.clock.advance(61);
    await texts.next('5511999990011');
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    const verified = await client.verifyOtp({ type: 'sms', phone, token: await textCode('5511999990011') });
    expect(verified.data.session).not.toBeNull();
    expect((await client.signInWithPassword({ phone, password })).error).toBeNull();
    server.clock.advance(61);
    await client.signInWithOtp({ phone });
    expect((await client.verifyOtp({ type: 'sms', phone, token: await textCode('5511999990011') })).error).toBeNull();
    expect((await client.updateUser({ phone: '+5511999990012' })).data.user?.new_phone).toBe('5511999990012');
    const token = await textCode('5511999990012');
    const changed = await client.verifyOtp({ type: 'phone_change', phone: '+5511999990012', token });
    expect(changed.data.user?.phone).toBe('5511999990012');
  });

  test('a second factor is enrolled, verified, listed and removed', async () => {
    const email = 'factor@change.example';
    const { client } = await newPerson(email);
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (!factor) throw new Error('not enrolled');
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: server.clock.now().getTime() });
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })).error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });

    server.clock.advance(30);
    const elsewhere = newClient();
    await elsewhere.signInWithPassword({ email, password });
    const below = await elsewhere.mfa.getAuthenticatorAssuranceLevel();
    expect(below.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(codeOf((await elsewhere.updateUser({ password: 'a second calm kettle' })).error)).toEqual([
      401,
      'insufficient_aal',
    ]);
    expect(codeOf((await elsewhere.mfa.unenroll({ factorId: factor.id })).error)).toEqual([422, 'insufficient_aal']);
    const challenge = await elsewhere.mfa.challenge({ factorId: factor.id });
    const given = { factorId: factor.id, challengeId: challenge.data?.id ?? '' };
    const wrong = await elsewhere.mfa.verify({ ...given, code: code() === '000000' ? '000001' : '000000' });
    expect(codeOf(wrong.error)).toEqual([422, 'mfa_verification_failed']);
    const right = await elsewhere.mfa.verify({ ...given, code: code() });
    expect(right.data?.user.email).toBe(email);
    const made = await elsewhere.mfa.recoveryCodes.generate();
    expect(made.data?.codes).toHaveLength(10);
    const lost = newClient();
    await lost.signInWithPassword({ email, password });
    const opened = await lost.mfa.recoveryCodes.verify({ code: made.data?.codes[0] ?? '' });
    expect(opened.error).toBeNull();
    expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect((await lost.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
    expect((await lost.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect((await elsewhere.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await elsewhere.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await elsewhere.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('the operator lists, creates, changes, invites and deletes accounts', async () => {
    const api = admin();
    const made = await api.createUser({ email: 'made@admin.example', password, email_confirm: true });
    const id = made.data.user?.id ?? '';
    expect((await newClient().signInWithPassword({ email: 'made@admin.example', password })).error).toBeNull();
    expect((await api.getUserById(id)).data.user?.email).toBe('made@admin.example');
    const changed = await api.updateUserById(id, { user_metadata: { full_name: 'Made' }, ban_duration: '1h' });
    expect(changed.data.user?.user_metadata).toEqual({ full_name: 'Made' });
    const banned = await newClient().signInWithPassword({ email: 'made@admin.example', password });
    expect(codeOf(banned.error)).toEqual([403, 'user_banned']);
    await api.createUser({ email: 'second@admin.example' });
    const listed = await api.listUsers({ page: 1, perPage: 1 });
    if (listed.error) throw listed.error;
    expect(listed.data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
    expect(listed.data.total).toBeGreaterThan(1);
    expect((await api.inviteUserByEmail('guest@admin.example')).error).toBeNull();
    const token_hash = tokenIn(await server.mails.next('guest@admin.example'));
    expect((await newClient().verifyOtp({ type: 'invite', token_hash })).data.user?.email).toBe('guest@admin.example');
    const link = await api.generateLink({ type: 'magiclink', email: 'second@admin.example' });
    const { action_link: address = '', hashed_token: hash, redirect_to: target } = link.data.properties ?? {};
    expect([new URL(address).pathname, new URL(address).searchParams.get('token')]).toEqual(['/auth/v1/verify', hash]);
    const opened = await server.fetch(new URL(address).pathname + new URL(address).search, { redirect: 'manual' });
    const [page, fragment] = (opened.headers.get('location') ?? '').split('#');
    expect([opened.status, page]).toEqual([303, target]);
    const { data: back } = await newClient().setSession({
      access_token: new URLSearchParams(fragment).get('access_token') ?? '',
      refresh_token: new URLSearchParams(fragment).get('refresh_token') ?? '',
    });
    expect(back.user?.email).toBe('second@admin.example');
    expect((await api.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    expect((await api.deleteUser(id, true)).error).toBeNull();
    expect((await api.deleteUser(id)).error).toBeNull();
    expect(codeOf((await api.getUserById(id)).error)).toEqual([404, 'user_not_found']);
    const { session } = await newPerson('person@admin.example');
    const notAdmin = new AuthAdminApi({
      url: `${server.url}/auth/v1`,
      headers: { authorization: `Bearer ${session.access_token}` },
      fetch: server.fetch,
    });
    expect(codeOf((await notAdmin.listUsers()).error)).toEqual([403, 'not_admin']);
  });

  test('a PKCE client exchanges the code of its link', async () => {
    const client = newClient('pkce');
    const email = 'pkce@change.example';
    await client.signUp({ email, password });
    const token = tokenIn(await server.mails.next(email));
    const answer = await server.fetch(`/auth/v1/verify?token=${token}&type=signup`);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await newClient('pkce').exchangeCodeForSession(code)).error).not.toBeNull();
    const exchanged = await client.exchangeCodeForSession(code);
    expect(exchanged.data.user?.email).toBe(email);
  });

  test('an identity provider signs a user in', async () => {
    const nonce = createHash('sha256').update('once').digest('hex');
    const claims = { sub: 'one', aud: 'cogn', email: 'ana@issuer.example', email_verified: true, nonce };
    const token = await issuer.sign(claims, server.clock.now());
    const { data, error } = await newClient().signInWithIdToken({ provider: 'house', token, nonce: 'once' });
    expect([error, data.user?.email]).toEqual([null, 'ana@issuer.example']);
  });

  test('without a valid session a request is refused before its body is read', async () => {
    const ended = await newPerson('ended@change.example');
    await ended.client.signOut();
    const tokens = [
      [undefined, 401, 'no_authorization'],
      ['made.up.token', 403, 'bad_jwt'],
      [ended.session.access_token, 403, 'session_not_found'],
    ] as const;
    for (const path of ['user', `factors/${crypto.randomUUID()}/verify`, 'factors']) {
      const method = path === 'user' ? 'PUT' : 'POST';
      for (const [token, status, code] of tokens) {
        const headers = { ...(token && { authorization: `Bearer ${token}` }), 'x-supabase-api-version': '2024-01-01' };
        const answer = await server.fetch(`/auth/v1/${path}`, { method, body: '{"not json', headers });
        expect([path, answer.status, await answer.json()]).toMatchObject([path, status, { code }]);
      }
    }
  });

  test('a session that ends while a body is on its way changes nothing', async () => {
    const { client, session } = await newPerson('slow-body@change.example');
    const asked = Promise.withResolvers<undefined>();
    const ended = Promise.withResolvers<undefined>();
    const body = new ReadableStream({
      async pull(controller) {
        asked.resolve(undefined);
        await ended.promise;
        controller.enqueue(new TextEncoder().encode('{"email":"thief@change.example"}'));
        controller.close();
      },
    });
    const answer = server.fetch('/auth/v1/user', {
      ...{ method: 'PUT', body, duplex: 'half' },
      headers: { authorization: `Bearer ${session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
    });
    await asked.promise;
    await client.signOut();
    ended.resolve(undefined);
    expect(await (await answer).json()).toMatchObject({ code: 'session_not_found' });
  });

  test('no role of a request can read the tables of changes, factors and codes', async () => {
    for (const table of ['mfa_factors', 'mfa_challenges', 'mfa_recovery_codes', 'flow_state']) {
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        const read = server.database.asUser({ role }, (transaction) => transaction.query(`select * from auth.${table}`));
        await expect(read, `${role} ${table}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
