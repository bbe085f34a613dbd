import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedPerson } from '../../server/src/auth/testing/people.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { requestRefresh } from '../../web/src/core/session/session-refresh.ts';
import { parseSession, type Session } from '../../web/src/core/session/stored-session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Refreshes a session with the web app's own function, which uses no client library. */
const refresh = (token: string) =>
  requestRefresh(token, {
    settings: { url: server.url, anonKey: server.keys.anonKey },
    fetch: (input, init) => server.fetch(input as string, init),
    now: () => server.clock.now().getTime(),
  });

const newSession = async (email: string) => (await confirmedPerson(server, email)) as unknown as Session;

test('a refresh returns everything that the next start needs', async () => {
  const session = await newSession('renewed@refresh.example');
  const answer = await refresh(session.refresh_token);
  expect(answer).toMatchObject({ kind: 'renewed', session: { user: { id: session.user.id } } });
  const renewed = answer.kind === 'renewed' ? answer.session : null;
  expect(renewed?.refresh_token).not.toBe(session.refresh_token);
  expect(parseSession(JSON.stringify(renewed))).toEqual(renewed);
});

test('two tabs that refresh at the same time both stay signed in', async () => {
  const session = await newSession('two-tabs@refresh.example');
  const answers = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
  expect(answers.map(({ kind }) => kind)).toEqual(['renewed', 'renewed']);
});

test('an invented token, and one of a session that was signed out, end the session', async () => {
  expect(await refresh('nobody-gave-this-out')).toEqual({ kind: 'ended' });
  const session = await newSession('signed-out@refresh.example');
  const signedOut = await server.fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { apikey: server.keys.anonKey, authorization: `Bearer ${session.access_token}` },
  });
  expect(signedOut.status).toBe(204);
  expect(await refresh(session.refresh_token)).toEqual({ kind: 'ended' });
});
