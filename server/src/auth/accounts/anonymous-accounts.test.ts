import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { goodPassword, logIn, refresh } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

const day = 86_400;
const anonymous = { isAllowed: true, mostPerHour: 1000, unusedDays: 30 };
const signUp = async (server: TestServer, data = {}) => (await post(server, 'signup', { data })).body;

describe('anonymous sign-up', () => {
  it('is limited per network address and hour, and then allowed again', async () => {
    const server = await startTestServer({ config: { anonymous: { ...anonymous, mostPerHour: 2 } } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(server, 'signup', {})).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await post(server, 'signup', {});
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['over_request_rate_limit', '3600']);
    server.clock.advance(3600);
    expect((await post(server, 'signup', {})).status).toBe(200);
    await server.close();
  });

  it.each(['invitation', 'closed'] as const)('is refused while SIGN_UP is %s', async (closed) => {
    const server = await startTestServer({ config: { signUp: closed, anonymous } });
    const refused = await post(server, 'signup', {});
    expect([refused.status, refused.body.code]).toEqual([422, 'signup_disabled']);
    await server.close();
  });

  it('becomes a permanent account at once, with its password, on a server that does not confirm e-mails', async () => {
    const server = await startTestServer({ config: { confirmEmail: false, anonymous } });
    const { access_token: token, user } = await signUp(server);
    const given = { email: 'ana@person.example', password: goodPassword };
    const changed = await send(server, 'user', given, { token: token as string, method: 'PUT' });
    expect(changed.body).toMatchObject({ id: user.id as string, email: given.email, is_anonymous: false });
    expect((await logIn(server, given.email)).body.user.id).toBe(user.id);
    await server.close();
  });
});

describe('an unused anonymous account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { anonymous } });
  });
  afterAll(() => server.close());
  const query = (sql: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query(sql, values));
  const exists = async (id: unknown) => (await query('select from auth.users where id = $1', [id])).count === 1;
  const later = async (days: number) => {
    server.clock.advance(days * day);
    await server.upkeep();
    await server.runDueJobs();
  };

  it('is deleted with its rows after thirty days, also when its user has signed out', async () => {
    const consents = [{ purpose: 'health', version: '1', language: 'pt' }];
    const [left, signedOut] = [await signUp(server, { consents }), await signUp(server)];
    await post(server, 'logout', {}, { token: signedOut.access_token as string });
    await later(29.9);
    expect([await exists(left.user.id), await exists(signedOut.user.id)]).toEqual([true, true]);
    await later(0.2);
    expect([await exists(left.user.id), await exists(signedOut.user.id)]).toEqual([false, false]);
    expect((await query('select from public.consents where user_id = $1', [left.user.id])).count).toBe(0);
    expect((await refresh(server, left.refresh_token as string)).body.code).toBe('refresh_token_not_found');
  });

  it('stays while its session is refreshed, a change of address is pending, or an administrator has closed it', async () => {
    const [used, changing, closed] = [await signUp(server), await signUp(server), await signUp(server)];
    await query(`update auth.users set banned_until = now() + interval '100 years' where id = $1`, [closed.user.id]);
    await later(20);
    const { body } = await refresh(server, used.refresh_token as string);
    const renewed = (await refresh(server, changing.refresh_token as string)).body;
    await send(server, 'user', { email: 'eva@person.example' }, { token: renewed.access_token as string, method: 'PUT' });
    await post(server, 'logout', {}, { token: renewed.access_token as string });
    await later(20);
    expect(await Promise.all([used, changing, closed].map(({ user }) => exists(user.id)))).toEqual([true, true, true]);
    expect((await refresh(server, body.refresh_token as string)).status).toBe(200);
    await later(11);
    expect([await exists(used.user.id), await exists(changing.user.id)]).toEqual([true, false]);
  });

  it('is one of at most ten that a run of the upkeep closes, and the next run continues', async () => {
    await query('delete from auth.users where is_anonymous');
    await query(
      `insert into auth.users (is_anonymous, created_at, updated_at) select true, $1, $1 from generate_series(1, 12)`,
      [server.clock.now()],
    );
    const left = async () => (await query('select from auth.users where is_anonymous')).count;
    await later(31);
    const first = await left();
    await later(0);
    expect([first, await left()]).toEqual([2, 0]);
  });
});
