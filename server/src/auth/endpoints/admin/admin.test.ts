import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../../testing/mail-contents.ts';
import { confirmedPerson, goodPassword, logIn } from '../../testing/people.ts';
import { send, type TestResponse } from '../../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  send(server, path, body, { method, token: server.keys.serviceKey });
const verify = (body: unknown) => send(server, 'verify', body, { method: 'POST' });

describe('the operator’s endpoints', () => {
  it('require the service key', async () => {
    const { access_token: person } = await confirmedPerson(server, 'person@person.example');
    const endpoints = [
      ['GET', 'admin/users'],
      ['POST', 'admin/users'],
      ['GET', 'admin/users/x'],
      ['PUT', 'admin/users/x'],
      ['DELETE', 'admin/users/x'],
      ['POST', 'admin/generate_link'],
      ['POST', 'invite'],
      ['GET', 'admin/users/x/factors'],
      ['DELETE', 'admin/users/x/factors/y'],
    ];
    for (const [method = '', path = ''] of endpoints) {
      const body = method === 'GET' ? undefined : {};
      expect((await send(server, path, body, { method })).body.code, path).toBe('no_authorization');
      for (const token of [person as string, server.keys.anonKey]) {
        expect(await send(server, path, body, { method, token })).toMatchObject({
          status: 403,
          body: { code: 'not_admin' },
        });
      }
    }
  });

  it('create, show, change and delete an account', async () => {
    const id = crypto.randomUUID();
    const given = {
      id,
      email: 'Made@person.example',
      password: goodPassword,
      email_confirm: true,
      app_metadata: { plan: 'x' },
    };
    const made = await asAdmin('POST', 'admin/users', {
      ...given,
      phone: '+5511999990001',
      user_metadata: { full_name: 'Made' },
    });
    expect(made.body).toMatchObject({
      id,
      email: 'made@person.example',
      phone: '5511999990001',
      app_metadata: { plan: 'x', provider: 'email' },
      user_metadata: { full_name: 'Made' },
    });
    expect(made.body).not.toHaveProperty('phone_confirmed_at');
    expect((await logIn(server, 'made@person.example')).status).toBe(200);
    expect((await asAdmin('POST', 'admin/users', { email: 'made@person.example' })).body.code).toBe('email_exists');
    expect((await asAdmin('GET', `admin/users/${id}`)).body.id).toBe(id);
    const changed = await asAdmin('PUT', `admin/users/${id}`, {
      email: 'moved@person.example',
      password: 'a second calm kettle',
    });
    expect(changed.body).toMatchObject({ email: 'moved@person.example' });
    const session = await logIn(server, 'moved@person.example', 'a second calm kettle');
    expect((await asAdmin('DELETE', `admin/users/${id}`, {})).body).toEqual({});
    expect((await asAdmin('GET', `admin/users/${id}`)).status).toBe(404);
    expect((await send(server, 'user', undefined, { token: session.body.access_token as string })).status).toBe(403);
  });

  it('ban an account for a time and end its sessions', async () => {
    const { user, access_token: token } = await confirmedPerson(server, 'banned@person.example');
    const ban = (duration: string) => asAdmin('PUT', `admin/users/${user.id as string}`, { ban_duration: duration });
    expect((await ban('1h30m')).body.banned_until).toBe(new Date(server.clock.now().getTime() + 5_400_000).toISOString());
    expect((await logIn(server, 'banned@person.example')).body.code).toBe('user_banned');
    expect((await send(server, 'user', undefined, { token: token as string })).status).toBe(403);
    expect((await ban('for ever')).body.code).toBe('validation_failed');
    expect((await ban('none')).body).not.toHaveProperty('banned_until');
    expect((await logIn(server, 'banned@person.example')).status).toBe(200);
  });

  it('soft-delete an account: the row stays without personal data', async () => {
    const { user } = await confirmedPerson(server, 'soft@person.example', { data: { full_name: 'Soft' } });
    await asAdmin('DELETE', `admin/users/${user.id as string}`, { should_soft_delete: true });
    const { body } = await asAdmin('GET', `admin/users/${user.id as string}`);
    expect(body).toMatchObject({ email: '', user_metadata: {}, identities: [], deleted_at: expect.any(String) as string });
    expect((await logIn(server, 'soft@person.example')).body.code).toBe('invalid_credentials');
    server.clock.advance(61);
    expect((await confirmedPerson(server, 'soft@person.example')).user.id).not.toBe(user.id);
  });

  it('leave the user’s rows after a soft delete and remove them in a plain delete', async () => {
    const { user } = await confirmedPerson(server, 'rows@person.example', { data: { full_name: 'Rows' } });
    const profiles = async () => {
      const { rows } = await server.database.asOwner((transaction) =>
        transaction.query('select full_name from public.profiles where id = $1', [user.id]),
      );
      return rows;
    };
    await asAdmin('DELETE', `admin/users/${user.id as string}`, { should_soft_delete: true });
    expect(await profiles()).toEqual([{ full_name: 'Rows' }]);
    await asAdmin('DELETE', `admin/users/${user.id as string}`);
    expect(await profiles()).toEqual([]);
  });

  it('list users in pages', async () => {
    for (let count = 0; count < 3; count += 1) await asAdmin('POST', 'admin/users', { email: `l${count}@person.example` });
    const { body, headers } = await asAdmin('GET', 'admin/users?page=1&per_page=2');
    expect(body.users).toHaveLength(2);
    const total = Number(headers.get('x-total-count'));
    const last = Math.ceil(total / 2);
    const address = `${server.url}/auth/v1/admin/users`;
    expect(headers.get('link')).toBe(
      `<${address}?page=2&per_page=2>; rel="next", <${address}?page=${last}&per_page=2>; rel="last"`,
    );
    const end = await asAdmin('GET', `admin/users?page=${last}&per_page=2`);
    expect(end.headers.get('link')).not.toContain('next');
    expect((await asAdmin('GET', 'admin/users?page=x')).status).toBe(400);
    expect((await asAdmin('GET', 'admin/users')).body.users).toHaveLength(total);
  });

  it('invite by mail with a link that signs in', async () => {
    const invited = await asAdmin('POST', 'invite', { email: 'guest@person.example', data: { language: 'en' } });
    expect(invited.body).toMatchObject({ email: 'guest@person.example', invited_at: expect.any(String) as string });
    const mail = await server.mails.next('guest@person.example');
    expect(mail.subject).toBe('An invitation to COGN');
    expect((await verify({ type: 'invite', token_hash: tokenIn(mail) })).body.user.id).toBe(invited.body.id);
    expect((await asAdmin('POST', 'invite', { email: 'guest@person.example' })).body.code).toBe('email_exists');
  });

  it.each([
    ['signup', '/', 'link-signup@person.example', { password: goodPassword }],
    ['invite', '/update-password', 'link-invite@person.example', {}],
    ['magiclink', '/', 'link-magic@person.example', {}],
  ])('create a %s link to %s for a new address without sending mail', async (type, page, email, more) => {
    const { body } = await asAdmin('POST', 'admin/generate_link', { type, email, ...more });
    expect(body).toMatchObject({ email, verification_type: type, redirect_to: server.url + page });
    expect(body.action_link).toContain(body.hashed_token);
    expect(server.mails.all.some((mail) => mail.to.includes(email))).toBe(false);
    expect((await verify({ type: 'email', email, token: body.email_otp as string })).body.user.email).toBe(email);
    const again = await asAdmin('POST', 'admin/generate_link', { type: 'recovery', email });
    expect((await verify({ type: 'recovery', token_hash: again.body.hashed_token as string })).status).toBe(200);
  });

  it('create both links of an e-mail change', async () => {
    const { user } = await confirmedPerson(server, 'link-old@person.example');
    const given = { email: 'link-old@person.example', new_email: 'link-new@person.example' };
    const { body } = await asAdmin('POST', 'admin/generate_link', { type: 'email_change_new', ...given });
    expect(body).toMatchObject({ id: user.id as string, new_email: 'link-new@person.example' });
    expect((await asAdmin('POST', 'admin/generate_link', { type: 'recovery', email: 'no@person.example' })).status).toBe(
      404,
    );
  });
});
