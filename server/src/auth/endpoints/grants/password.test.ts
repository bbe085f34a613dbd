import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { countingServer } from '../../testing/work-counting-server.ts';
import { confirmedPerson, goodPassword, logIn, signUpAddress } from '../../testing/people.ts';
import { post } from '../../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await confirmedPerson(server, 'ana@person.example', { data: { full_name: 'Ana', is_premium: true, is_admin: true } });
});
afterAll(() => server.close());

describe('POST token?grant_type=password', () => {
  it('returns a session in the public server’s format', async () => {
    const { status, body, headers } = await logIn(server, ' ANA@person.example ');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(server.clock.now().getTime() / 1000) + 3600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: expect.objectContaining({
        email: 'ana@person.example',
        last_sign_in_at: server.clock.now().toISOString(),
      }) as object,
    });
    const claims = await server.keys.verify(body.access_token as string);
    expect(claims).toMatchObject({
      iss: 'http://cogn.test/auth/v1',
      sub: body.user.id as string,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana@person.example',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: Math.floor(server.clock.now().getTime() / 1000) }],
      is_anonymous: false,
      session_id: expect.any(String) as string,
    });
  });

  it('ignores privileges in the metadata', async () => {
    const { body } = await logIn(server, 'ana@person.example');
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(body.user.role).toBe('authenticated');
    const profile = await server.database.asOwner((transaction) =>
      transaction.query('select is_premium, is_admin, premium_expires_at from public.profiles where id = $1', [
        body.user.id,
      ]),
    );
    expect(profile.rows).toEqual([{ is_premium: false, is_admin: false, premium_expires_at: null }]);
  });

  it('returns the same error for a wrong password and an unknown address', async () => {
    const wrong = await logIn(server, 'ana@person.example', 'not the password');
    const unknown = await logIn(server, 'nobody@person.example', 'not the password');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('computes one hash for known and unknown accounts', async () => {
    await signUpAddress(server, 'unconfirmed@person.example');
    await post(server, 'otp', { email: 'no-password@person.example' });
    await server.mails.next('no-password@person.example');
    const counting = countingServer(server);
    // The first attempt makes the server compute the hash that stands in for unknown accounts. The server computes that hash only
    // once, so it is computed here, before the counted attempts.
    await logIn(counting.server, 'warm-up@person.example');
    const { work } = counting;
    const cases: [string, string, number][] = [
      ['ana@person.example', goodPassword, 200],
      ['ana@person.example', 'not the password', 400],
      ['nobody@person.example', 'not the password', 400],
      ['unconfirmed@person.example', goodPassword, 400],
      ['no-password@person.example', goodPassword, 400],
    ];
    for (const [email, password, status] of cases) {
      const before = { ...work };
      expect((await logIn(counting.server, email, password)).status).toBe(status);
      expect([work.hash, work.verify], email).toEqual([before.hash, before.verify + 1]);
    }
  });

  it('reports an unconfirmed address only to a client that knows the password', async () => {
    await signUpAddress(server, 'waiting@person.example');
    const right = await logIn(server, 'waiting@person.example');
    expect(right.status).toBe(400);
    expect(right.body).toEqual({ code: 'email_not_confirmed', message: 'Email not confirmed' });
    const wrong = await logIn(server, 'waiting@person.example', 'not the password');
    expect(wrong.body.code).toBe('invalid_credentials');
  });

  it('accepts the same letters from another keyboard', async () => {
    await confirmedPerson(server, 'accents@person.example', { password: 'maçã é fruta boa' });
    expect((await logIn(server, 'accents@person.example', 'maçã é fruta boa'.normalize('NFD'))).status).toBe(200);
  });

  it('refuses missing fields, phones and unknown grants', async () => {
    const grant = { query: { grant_type: 'password' } };
    expect((await post(server, 'token', {}, grant)).body).toEqual({
      code: 'validation_failed',
      message: 'You must provide either an email or phone number and a password',
    });
    expect((await post(server, 'token', { phone: '+5511', password: 'x' }, grant)).body.code).toBe(
      'phone_provider_disabled',
    );
    for (const query of [{ grant_type: 'carrier_pigeon' }, { grant_type: 'constructor' }, {}] as Record<string, string>[]) {
      const answer = await post(server, 'token', {}, { query });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: 'unsupported_grant_type' });
    }
  });

  it('refuses a banned user after the right password', async () => {
    const { user } = await confirmedPerson(server, 'banned@person.example');
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.database.asOwner((transaction) =>
      transaction.query('update auth.users set banned_until = $2 where id = $1', [user.id, until]),
    );
    expect((await logIn(server, 'banned@person.example', 'not the password')).body.code).toBe('invalid_credentials');
    expect((await logIn(server, 'banned@person.example')).body.code).toBe('user_banned');
    server.clock.advance(61);
    expect((await logIn(server, 'banned@person.example')).status).toBe(200);
  });

  it.each([
    ['the account was closed', `banned_until = now() + interval '100 years'`, 'user_banned'],
    ['the password became another', `encrypted_password = 'another'`, 'invalid_credentials'],
    ['the account was deleted', 'deleted_at = now()', 'invalid_credentials'],
  ])('starts no session where %s during the password check', async (what, change, code) => {
    const email = `${what.replaceAll(' ', '-')}@person.example`;
    const { user } = await confirmedPerson(server, email);
    const query = (text: string) => server.database.asOwner((transaction) => transaction.query(text, [user.id]));
    const { server: slow } = countingServer(server, async () => {
      await query(`update auth.users set ${change} where id = $1`);
      await query('delete from auth.sessions where user_id = $1');
    });
    expect((await logIn(slow, email)).body.code).toBe(code);
    expect((await query('select from auth.sessions where user_id = $1')).count).toBe(0);
  });
});
