import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { sessionIsAlive } from '../sessions/session-is-alive.ts';
import { confirmedPerson, logIn, refresh } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
let sessions: { access_token: string; refresh_token: string }[];
beforeAll(async () => {
  server = await startTestServer();
  await confirmedPerson(server, 'ana@person.example');
  await confirmedPerson(server, 'other@person.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  const answers = [];
  for (const email of ['ana@person.example', 'ana@person.example', 'other@person.example'])
    answers.push(await logIn(server, email));
  sessions = answers.map((answer) => answer.body as (typeof sessions)[number]);
});

const logout = (query: Record<string, string>) =>
  post(server, 'logout', undefined, { token: sessions[0]?.access_token, query });

/**
 * Whether each of the three sessions works: the calling session, the caller's other session, and another user's. Checks both
 * tokens of each session.
 */
async function alive(): Promise<boolean[]> {
  return Promise.all(
    sessions.map(async (session) => {
      const user = await send(server, 'user', undefined, { token: session.access_token });
      const refreshed = await refresh(server, session.refresh_token);
      expect(user.status === 200).toBe(refreshed.status === 200);
      if (user.status !== 200) expect(user.body.code).toBe('session_not_found');
      return user.status === 200;
    }),
  );
}

describe('POST logout', () => {
  it.each([
    [{}, [false, false, true]],
    [{ scope: 'global' }, [false, false, true]],
    [{ scope: 'local' }, [false, true, true]],
    [{ scope: 'others' }, [true, false, true]],
  ])('with %j leaves %j of mine, my other one and another user’s', async (query, left) => {
    const answer = await logout(query as Record<string, string>);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(await alive()).toEqual(left);
  });

  it('takes effect at once in this process, despite cached results', async () => {
    const headers = { authorization: `Bearer ${sessions[0]?.access_token ?? ''}` };
    const statusOfRest = async () => (await server.fetch('/rest/v1/profiles?select=id', { headers })).status;
    expect(await statusOfRest()).toBe(200);
    await logout({ scope: 'local' });
    expect(await statusOfRest()).toBe(401);
  });

  it('takes effect in another process within ten seconds', async () => {
    const { session_id: id } = await server.keys.verify(sessions[0]?.access_token ?? '');
    expect(await sessionIsAlive(server.database, id as string, server.clock)).toBe(true);
    await server.database.asOwner((transaction) => transaction.query('delete from auth.sessions where id = $1', [id]));
    server.clock.advance(10);
    expect(await sessionIsAlive(server.database, id as string, server.clock)).toBe(false);
  });

  it('refuses an unknown scope, a missing token and an ended session', async () => {
    expect(await logout({ scope: 'everybody' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await post(server, 'logout', undefined)).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    await logout({ scope: 'local' });
    expect(await logout({ scope: 'local' })).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });
});
