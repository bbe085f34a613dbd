import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { deviceName } from '../sessions/device-names.ts';
import { confirmedPerson, goodPassword } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

it('lists a user’s sessions and ends one', async () => {
  const email = 'devices@person.example';
  const { access_token: first } = await confirmedPerson(server, email);
  server.clock.advance(60);
  const body = { email, password: goodPassword };
  const second = await post(server, 'token', body, {
    query: { grant_type: 'password' },
    headers: { 'user-agent': firefox },
  });
  const mine = { token: second.body.access_token as string };
  const { body: listed } = await send(server, 'sessions', undefined, mine);
  expect(listed.sessions).toMatchObject([
    { device: 'Firefox, Linux', current: true, aal: 'aal1', last_seen_at: server.clock.now().toISOString() },
    { device: '', current: false },
  ]);
  const other = listed.sessions[1].id as string;
  expect((await send(server, `sessions/${other}`, undefined, { ...mine, method: 'DELETE' })).status).toBe(204);
  const gone = await send(server, 'user', undefined, { token: first as string });
  expect(gone).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  expect((await send(server, 'sessions', undefined, mine)).body.sessions).toHaveLength(1);
});

it('neither lists nor stores a session after ninety days without use', async () => {
  const email = 'rare@person.example';
  await confirmedPerson(server, email);
  server.clock.advance(91 * 86_400);
  const body = { email, password: goodPassword };
  const { body: back } = await post(server, 'token', body, { query: { grant_type: 'password' } });
  const mine = { token: back.access_token as string };
  expect((await send(server, 'sessions', undefined, mine)).body.sessions).toMatchObject([{ current: true }]);
  const count = async () =>
    (
      await server.database.asOwner((transaction) =>
        transaction.query<{ count: number }>(
          'select count(*) as count from auth.sessions session join auth.users person on person.id = user_id where email = $1',
          [email],
        ),
      )
    ).rows[0]?.count;
  expect(await count()).toBe(2);
  await server.upkeep();
  expect(await count()).toBe(1);
});

it('does not let a user see or end another user’s session', async () => {
  const { access_token: mine } = await confirmedPerson(server, 'mine@person.example');
  const { access_token: other } = await confirmedPerson(server, 'other@person.example');
  const { body } = await send(server, 'sessions', undefined, { token: mine as string });
  const options = { token: other as string, method: 'DELETE' };
  for (const id of [body.sessions[0].id as string, 'none']) {
    expect((await send(server, `sessions/${id}`, undefined, options)).status).toBe(404);
  }
  expect((await send(server, 'sessions')).status).toBe(401);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
  ['curl/8.0', ''],
  [undefined, ''],
])('names %j as %j', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

it('reads only the beginning of a user agent, however long the header', () => {
  const padding = `Mozilla/5.0 (${'Version/'.repeat(2000)}`;
  expect(deviceName(`${padding} Firefox/141.0; Linux)`)).toBe('');
  expect(deviceName(`${padding.slice(0, 480)} Firefox/141.0`)).toBe('Firefox');
});
