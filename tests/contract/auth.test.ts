import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn, tokenIn } from '../../server/src/auth/testing/mail-contents.ts';
import { refresh } from '../../server/src/auth/testing/people.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { type memoryStorage, authClient, codeOf, password, signedUpClient } from './support/auth-clients.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

describe.each(engineOfThisRun)('auth/v1 with the client library, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const newClient = (storage?: ReturnType<typeof memoryStorage>) => authClient(server, { storage });
  const newPerson = (email: string) => signedUpClient(server, email);

  test('sign up, confirm by the link, sign out, sign in', async () => {
    const client = newClient();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const email = 'Ana@journey.example';
    const signedUp = await client.signUp({
      email,
      password,
      options: {
        emailRedirectTo: `${server.url}/welcome?premium=true`,
        data: { full_name: 'Ana', is_premium: true, language: 'pt' },
        captchaToken: 'any',
      },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email: 'ana@journey.example', user_metadata: { full_name: 'Ana' } });
    expect(signedUp.data.user?.identities).toHaveLength(1);

    const early = await client.signInWithPassword({ email, password });
    expect(codeOf(early.error)).toEqual([400, 'email_not_confirmed']);

    const mail = await server.mails.next('ana@journey.example');
    expect(linkIn(mail).href).toContain(`${server.url}/welcome?premium=true#token_hash=`);
    const verified = await client.verifyOtp({ type: 'signup', token_hash: tokenIn(mail) });
    expect(verified.data.user?.id).toBe(signedUp.data.user?.id);
    expect((await client.getSession()).data.session?.access_token).toBe(verified.data.session?.access_token);
    expect((await client.getUser()).data.user?.email).toBe('ana@journey.example');

    expect((await client.signOut()).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
    const back = await client.signInWithPassword({ email, password });
    expect(back.data.session?.user.id).toBe(signedUp.data.user?.id);
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN']);
  });

  test('sign-up creates the profile, and requested premium in its metadata grants nothing', async () => {
    const { session } = await newPerson('profile@journey.example');
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query('select is_premium, is_admin from public.profiles where id = $1', [session.user.id]),
    );
    expect(rows).toEqual([{ is_premium: false, is_admin: false }]);
  });

  test('a code confirms the sign-up', async () => {
    const client = newClient();
    const email = 'code@journey.example';
    await client.signUp({ email, password });
    const token = codeIn(await server.mails.next(email));
    const wrong = await client.verifyOtp({ type: 'email', email, token: token === '000000' ? '000001' : '000000' });
    expect(codeOf(wrong.error)).toEqual([403, 'otp_expired']);
    const { data } = await client.verifyOtp({ type: 'email', email, token });
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  test('a code becomes invalid after five wrong guesses, although each guess returned an error', async () => {
    const client = newClient();
    const email = 'burned@journey.example';
    await client.signUp({ email, password });
    const token = codeIn(await server.mails.next(email));
    const wrong = token === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await client.verifyOtp({ type: 'email', email, token: wrong });
    expect(codeOf((await client.verifyOtp({ type: 'email', email, token })).error)).toEqual([403, 'otp_expired']);
  });

  test('sign-up with a known address answers like a new one; only its owner can see the difference', async () => {
    const { client } = await newPerson('taken@journey.example');
    server.clock.advance(61);
    const again = await client.signUp({ email: 'taken@journey.example', password: 'an entirely other one' });
    expect(again.error).toBeNull();
    expect(again.data.user?.identities).toEqual([]);
    expect((await server.mails.next('taken@journey.example')).subject).toBe('Você já tem uma conta no COGN');
    for (const email of ['taken@journey.example', 'nobody@journey.example']) {
      expect((await client.resetPasswordForEmail(email)).error).toBeNull();
      expect(codeOf((await client.signInWithPassword({ email, password: 'not the one' })).error)).toEqual([
        400,
        'invalid_credentials',
      ]);
    }
  });

  test('resend is limited to once a minute, with the error text that clients look for', async () => {
    const client = newClient();
    const email = 'resend@journey.example';
    await client.signUp({ email, password });
    await server.mails.next(email);
    const soon = await client.resend({ type: 'signup', email });
    expect(codeOf(soon.error)).toEqual([429, 'over_email_send_rate_limit']);
    expect(soon.error?.message).toBe('For security purposes, you can only request this after 60 seconds.');
    server.clock.advance(60);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const { data } = await client.verifyOtp({ type: 'email', email, token: codeIn(await server.mails.next(email)) });
    expect(data.session).not.toBeNull();
  });

  test('recovery sets a new password and the old one stops working', async () => {
    const email = 'recover@journey.example';
    const { client: elsewhere } = await newPerson(email);
    const client = newClient();
    const redirectTo = `${server.url}/update-password`;
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const mail = await server.mails.next(email);
    expect(linkIn(mail).href).toContain(`${redirectTo}#token_hash=`);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) });
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
    expect((await client.updateUser({ password: 'a second calm kettle' })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(codeOf((await client.signInWithPassword({ email, password })).error)).toEqual([400, 'invalid_credentials']);
    expect((await client.signInWithPassword({ email, password: 'a second calm kettle' })).error).toBeNull();
  });

  test('sign in without a password, by a mailed code', async () => {
    const client = newClient();
    const email = 'magic@journey.example';
    await client.signInWithOtp({ email });
    await client.verifyOtp({ type: 'email', email, token: codeIn(await server.mails.next(email)) });
    server.clock.advance(61);
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { data } = await client.verifyOtp({ type: 'magiclink', token_hash: tokenIn(await server.mails.next(email)) });
    expect(data.user?.email).toBe(email);
    const nobody = await client.signInWithOtp({ email: 'none@journey.example', options: { shouldCreateUser: false } });
    expect(codeOf(nobody.error)).toEqual([422, 'otp_disabled']);
  });

  test('refresh rotates the token; its parent returns the active one; concurrent refreshes leave one active token', async () => {
    const { client, session } = await newPerson('refresh@journey.example');
    const others = Array.from({ length: 6 }, () => newClient());
    const refreshed = await Promise.all(
      [client, ...others].map((one) => one.refreshSession({ refresh_token: session.refresh_token })),
    );
    expect(refreshed.map((one) => one.error)).toEqual(refreshed.map(() => null));
    const tokens = new Set(refreshed.map((one) => one.data.session?.refresh_token));
    expect(tokens.size).toBe(1);
    expect(tokens.has(session.refresh_token)).toBe(false);
  });

  // The embedded engine runs one transaction at a time, so it has no concurrency to test.
  if (engine === 'postgres')
    test('two concurrent refreshes run one after the other in the database', async () => {
      const { session } = await newPerson('meet@journey.example');
      const { session_id: id } = await server.keys.verify(session.access_token);
      const refreshed = await server.database.asOwner(async (transaction) => {
        await transaction.query('select from auth.sessions where id = $1 for update', [id]);
        // Sends raw requests, because the client library would retry after an error and hide the error.
        const both = [1, 2].map(() => refresh(server, session.refresh_token));
        for (let waiting = 0; waiting < 2;) {
          const { rows } = await transaction.query<{ count: number }>('select count(*) from pg_locks where not granted');
          waiting = rows[0]?.count ?? 0;
        }
        return { both: Promise.all(both) };
      });
      const answers = await refreshed.both;
      expect(answers.map((one) => one.status)).toEqual([200, 200]);
      expect(new Set(answers.map((one) => one.body.refresh_token as string)).size).toBe(1);
    });

  test('an older refresh token works for ten seconds; later it ends the session', async () => {
    const { client, session } = await newPerson('reuse@journey.example');
    const turn = async (refreshToken = '') => {
      const { data, error } = await client.refreshSession({ refresh_token: refreshToken });
      return { token: data.session?.refresh_token, error };
    };
    const second = await turn(session.refresh_token);
    const third = await turn(second.token);
    server.clock.advance(10);
    expect((await turn(session.refresh_token)).token).toBe(third.token);
    server.clock.advance(1);
    expect(codeOf((await turn(session.refresh_token)).error)).toEqual([400, 'refresh_token_already_used']);
    expect(codeOf((await turn(third.token)).error)).toEqual([400, 'refresh_token_not_found']);
    expect((await client.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('signing out with scope %s leaves %j of this session and another', async (scope, left) => {
    const email = `out-${scope}@journey.example`;
    const { client, session } = await newPerson(email);
    const elsewhere = newClient();
    const other = (await elsewhere.signInWithPassword({ email, password })).data.session;
    expect((await client.signOut({ scope })).error).toBeNull();
    const asked = await Promise.all([session, other].map((one) => newClient().getUser(one?.access_token)));
    expect(asked.map(({ error }) => error === null)).toEqual(left);
  });

  test('user metadata is changed and stored', async () => {
    const { client } = await newPerson('data@journey.example');
    const { data } = await client.updateUser({ data: { nickname: 'Aninha', text: 'ção 日本 "quoted" \\u0000' } });
    expect(data.user?.user_metadata).toEqual({ nickname: 'Aninha', text: 'ção 日本 "quoted" \\u0000' });
    expect((await client.updateUser({ data: { nickname: null } })).data.user?.user_metadata).not.toHaveProperty('nickname');
  });

  test('tokens verify with the published key', async () => {
    const { client } = await newPerson('claims@journey.example');
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ email: 'claims@journey.example', aal: 'aal1', role: 'authenticated' });
  });

  test('the link of another page redirects back with a session in the fragment', async () => {
    const email = 'fragment@journey.example';
    await newClient().signUp({ email, password });
    const token = tokenIn(await server.mails.next(email));
    const answer = await server.fetch(`/auth/v1/verify?token=${token}&type=signup&redirect_to=${server.url}/welcome`);
    expect(answer.status).toBe(303);
    const fragment = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    const client = newClient();
    const { data } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(email);
  });

  test('no role of a request can read sessions, tokens and counts', async () => {
    for (const table of [
      'users',
      'identities',
      'sessions',
      'refresh_tokens',
      'one_time_tokens',
      'mfa_amr_claims',
      'rate_limits',
    ]) {
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        const read = server.database.asUser({ role }, (transaction) => transaction.query(`select * from auth.${table}`));
        await expect(read, `${role} ${table}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
