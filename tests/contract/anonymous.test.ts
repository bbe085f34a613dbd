import { AuthAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, tokenIn } from '../../server/src/auth/testing/mail-contents.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { authClient, codeOf, password } from './support/auth-clients.ts';
import { clientWith, engines, startRestServer } from './support/rest-server.ts';

const anonymous = { isAllowed: true, mostPerHour: 1000, unusedDays: 30 };

describe.each(engines)('anonymous sign-in with the client library, on %s', (engine) => {
  let server: TestServer;
  let texts: CaughtTexts;
  beforeAll(async () => {
    texts = await catchTexts();
    server = await startRestServer(engine, { sms: texts.sms, config: { anonymous, premiumGrant: 90 } });
    await server.database.asOwner((transaction) =>
      transaction.query(
        `create policy "permanent people only" on public.emergency_contacts as restrictive for insert to authenticated
         with check ((auth.jwt() ->> 'is_anonymous')::boolean is false)`,
      ),
    );
  });
  afterAll(async () => {
    await server.close();
    await texts.close();
  });

  async function visitor(data?: Record<string, unknown>) {
    const client = authClient(server);
    const { data: signedIn, error } = await client.signInAnonymously(data && { options: { data } });
    if (!signedIn.session || !signedIn.user) throw error ?? new Error('no session');
    return { client, user: signedIn.user, token: signedIn.session.access_token };
  }
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const addContact = (token: string) =>
    clientWith(server, token).from('emergency_contacts').insert({ name: 'Rosa', phone: '+5511988880001' });
  const functionsCall = async (method: string, path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await server.fetch(`/functions/v1/${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };

  test('makes an account without address, identity and role of its own, with the data that the client gives', async () => {
    const { client, user, token } = await visitor({ full_name: 'Ana' });
    expect(user).toMatchObject({
      ...{ is_anonymous: true, role: 'authenticated', email: '', phone: '', identities: [], app_metadata: {} },
      user_metadata: { full_name: 'Ana' },
    });
    expect(claimsOf(token)).toMatchObject({
      ...{ sub: user.id, role: 'authenticated', is_anonymous: true, aal: 'aal1' },
      amr: [{ method: 'anonymous', timestamp: expect.any(Number) as number }],
    });
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    const other = await visitor();
    const profiles = await clientWith(server, token).from('profiles').select('id, full_name');
    expect(profiles.data).toEqual([{ id: user.id, full_name: 'Ana' }]);
    expect(other.user.id).not.toBe(user.id);
    const settings = (await (await server.fetch('/auth/v1/settings')).json()) as { external: object };
    expect(settings.external).toMatchObject({ anonymous_users: true });
  });

  test('becomes permanent with an e-mail: the same account, and policies see the new claim', async () => {
    const email = `ana-${engine}@permanent.example`;
    const { client, user, token } = await visitor();
    expect((await addContact(token)).error?.code).toBe('42501');
    expect(codeOf((await client.updateUser({ password })).error)).toEqual([422, 'validation_failed']);
    expect(codeOf((await client.updateUser({ email, password })).error)).toEqual([422, 'validation_failed']);
    const asked = await client.updateUser({ email });
    expect(asked.data.user).toMatchObject({ id: user.id, is_anonymous: true, email: '', new_email: email });
    // The client library sends no access token with a code or link. So confirming the change creates no session, and the old
    // session stays valid.
    const changed = await client.verifyOtp({ type: 'email_change', email, token: codeIn(await server.mails.next(email)) });
    expect([changed.error, changed.data.session]).toEqual([null, null]);
    const { data } = await client.refreshSession();
    expect(data.user).toMatchObject({
      ...{ id: user.id, email, is_anonymous: false, app_metadata: { provider: 'email', providers: ['email'] } },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    const permanent = data.session?.access_token ?? '';
    expect(claimsOf(permanent)).toMatchObject({ is_anonymous: false, email });
    expect((await addContact(permanent)).error).toBeNull();
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await authClient(server).signInWithPassword({ email, password })).data.user?.id).toBe(user.id);
  });

  test('becomes permanent by a link with the access token, and by a code in a text message', async () => {
    const email = `eva-${engine}@permanent.example`;
    const first = await visitor();
    await first.client.updateUser({ email });
    const verified = await server.fetch('/auth/v1/verify', {
      method: 'POST',
      headers: { authorization: `Bearer ${first.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'email_change', token_hash: tokenIn(await server.mails.next(email)) }),
    });
    expect(await verified.json()).toMatchObject({ user: { id: first.user.id, email, is_anonymous: false } });

    const phone = engine === 'pglite' ? '5511999990021' : '5511999990022';
    const second = await visitor();
    expect((await second.client.updateUser({ phone: `+${phone}` })).error).toBeNull();
    const token = (await texts.next(phone)).text.slice(0, 6);
    const { data } = await second.client.verifyOtp({ type: 'phone_change', phone: `+${phone}`, token });
    expect(data.user).toMatchObject({ id: second.user.id, phone, is_anonymous: false });
    expect(data.user?.app_metadata).toEqual({ provider: 'phone', providers: ['phone'] });
  });

  test('is lost with its session: after the sign-out nothing opens the account again', async () => {
    const { client, user } = await visitor();
    const token = (await client.getSession()).data.session?.refresh_token ?? '';
    expect((await client.signOut()).error).toBeNull();
    expect(codeOf((await client.refreshSession({ refresh_token: token })).error)).toEqual([400, 'refresh_token_not_found']);
    expect((await visitor()).user.id).not.toBe(user.id);
  });

  test('gets no free premium, cannot alert other people, and names what is missing', async () => {
    const consents = [{ purpose: 'crisis_messages', version: '1', language: 'pt' }];
    const { user, token } = await visitor({ consents });
    await server.database.asOwner(async (transaction) => {
      await transaction.query(`update app.settings set value = '90' where name = 'premium_grant_days'`);
      await transaction.query('insert into public.emergency_contacts (user_id, name, phone) values ($1, $2, $3)', [
        ...[user.id, 'Rosa', '+5511988880001'],
      ]);
    });
    const chosen = await clientWith(server, token).rpc('choose_premium');
    expect([chosen.status, chosen.error?.code]).toEqual([403, '42501']);
    await server.database.asOwner((transaction) =>
      transaction.query('select app.grant_premium($1, $2)', [user.id, new Date(server.clock.now().getTime() + 86_400_000)]),
    );
    const alert = { id: crypto.randomUUID(), date: '2026-11-22' };
    expect(await functionsCall('POST', 'crisis-alert', token, alert)).toMatchObject({
      ...{ status: 403, code: 'alert_takes_address' },
    });
    await server.runDueJobs();
    expect(texts.all.filter(({ to }) => to === '5511988880001')).toEqual([]);
  });

  test('can be deleted by its user at once, without a proof that they do not have', async () => {
    const { user, token } = await visitor();
    expect(await functionsCall('GET', 'account-deletion', token)).toMatchObject({ grace_days: 0, due_at: null });
    expect((await functionsCall('POST', 'account-deletion', token, {})).status).toBe(200);
    await server.runDueJobs();
    const { count } = await server.database.asOwner((transaction) =>
      transaction.query('select from auth.users where id = $1', [user.id]),
    );
    expect(count).toBe(0);
  });

  test('shows to the operator which accounts are anonymous', async () => {
    const { user } = await visitor();
    const headers = { apikey: server.keys.anonKey, authorization: `Bearer ${server.keys.serviceKey}` };
    const api = new AuthAdminApi({ url: `${server.url}/auth/v1`, headers, fetch: server.fetch });
    expect((await api.listUsers()).data.users.find(({ id }) => id === user.id)?.is_anonymous).toBe(true);
  });
});
