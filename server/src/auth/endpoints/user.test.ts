import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { countingServer } from '../testing/work-counting-server.ts';
import { confirmedPerson, goodPassword, logIn, refresh } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const getUser = (token?: string) => send(server, 'user', undefined, { token });
const putUser = (token: string, body: unknown) => send(server, 'user', body, { method: 'PUT', token });

describe('GET user', () => {
  it('returns the token’s user', async () => {
    const session = await confirmedPerson(server, 'get@person.example', { data: { full_name: 'Ana' } });
    const { status, body } = await getUser(session.access_token as string);
    expect(status).toBe(200);
    expect(body).toEqual(session.user);
  });

  it('refuses a missing token, a key, and a foreign or expired token', async () => {
    expect(await getUser()).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(await getUser(server.keys.anonKey)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect(await getUser('a.b.c')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    const { body } = await confirmedPerson(server, 'old@person.example').then(() => logIn(server, 'old@person.example'));
    server.clock.advance(3601);
    expect(await getUser(body.access_token as string)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  });

  it('refuses a deleted account', async () => {
    const session = await confirmedPerson(server, 'gone@person.example');
    await server.database.asOwner((transaction) =>
      transaction.query('delete from auth.users where id = $1', [session.user.id]),
    );
    expect(await getUser(session.access_token as string)).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
  });
});

describe('PUT user', () => {
  it('merges metadata, removes null values, and grants nothing', async () => {
    const session = await confirmedPerson(server, 'data@person.example', { data: { full_name: 'Ana', language: 'en' } });
    const { status, body } = await putUser(session.access_token as string, {
      data: { language: null, nickname: 'A', is_admin: true, is_premium: true },
      app_metadata: { role: 'admin' },
      role: 'service_role',
    });
    expect(status).toBe(200);
    expect(body.user_metadata).toEqual({ full_name: 'Ana', nickname: 'A', is_admin: true, is_premium: true });
    expect(body.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(body.role).toBe('authenticated');
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query('select is_admin, is_premium from public.profiles where id = $1', [body.id]),
    );
    expect(rows).toEqual([{ is_admin: false, is_premium: false }]);
  });

  it('limits the size of metadata', async () => {
    const session = await confirmedPerson(server, 'grow@person.example', { data: { a: 'x'.repeat(3000) } });
    const answer = await putUser(session.access_token as string, { data: { b: 'x'.repeat(3000) } });
    expect(answer.body.code).toBe('validation_failed');
    expect((await getUser(session.access_token as string)).body.user_metadata).not.toHaveProperty('b');
  });

  it('sets a new password, which ends other sessions and pending mails but not this session', async () => {
    const email = 'password@person.example';
    const other = await confirmedPerson(server, email);
    const { body: mine } = await logIn(server, email);
    await post(server, 'recover', { email });
    const mail = await server.mails.next(email);
    const changed = await putUser(mine.access_token as string, { password: 'a second calm kettle' });
    expect(changed.status).toBe(200);
    expect((await getUser(mine.access_token as string)).status).toBe(200);
    expect(await getUser(other.access_token as string)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect((await refresh(server, other.refresh_token as string)).body.code).toBe('refresh_token_not_found');
    expect((await refresh(server, mine.refresh_token as string)).status).toBe(200);
    const code = /^\d{6}$/m.exec(mail.text)?.[0];
    expect((await post(server, 'verify', { type: 'recovery', email, token: code })).body.code).toBe('otp_expired');
    expect((await logIn(server, email)).body.code).toBe('invalid_credentials');
    expect((await logIn(server, email, 'a second calm kettle')).status).toBe(200);
  });

  it('refuses a weak or unchanged password, and treats the current address as no change', async () => {
    const { access_token: token } = await confirmedPerson(server, 'weak@person.example');
    expect(await putUser(token as string, { password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    });
    expect(await putUser(token as string, { password: 'a calm blue kettle' })).toMatchObject({
      status: 422,
      body: { code: 'same_password' },
    });
    const unchanged = await putUser(token as string, { email: 'Weak@person.example' });
    expect(unchanged.status).toBe(200);
    expect(unchanged.body).not.toHaveProperty('new_email');
  });
});

describe('a device that is signed out during the hashing of its new password', () => {
  it('sets no password', async () => {
    const { access_token: token, user } = await confirmedPerson(server, 'signed-out@person.example');
    const { server: slow } = countingServer(server, () =>
      server.database.asOwner((transaction) => transaction.query('delete from auth.sessions where user_id = $1', [user.id])),
    );
    const asked = { method: 'PUT', token: token as string };
    const { body } = await send(slow, 'user', { password: 'a second calm kettle' }, asked);
    expect((body as { code: string }).code).toBe('session_not_found');
    expect((await logIn(server, 'signed-out@person.example', goodPassword)).status).toBe(200);
  });
});
