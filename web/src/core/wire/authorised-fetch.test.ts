import { expect, test } from 'vitest';
import { testSession } from '#core/session/testing/test-session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';

function authorised(answers: Response[], token: string | null | 'unreachable' = 'access-first') {
  const tokens: (string | null)[] = [];
  let refreshed = 0;
  const go = createAuthorisedFetch(
    {
      accessToken: () => Promise.resolve(token),
      refresh: () => {
        refreshed += 1;
        return Promise.resolve({ kind: 'renewed', session: testSession({ token: 'second' }) });
      },
    },
    {
      anonKey: 'anon',
      fetch: (_input, init) => {
        tokens.push(new Headers(init?.headers).get('authorization'));
        return Promise.resolve(answers.shift() ?? new Response('[]'));
      },
    },
  );
  return { go: () => go('http://server.test/rest/v1/water_entries'), tokens, refreshed: () => refreshed };
}

const refusal = (code: string, status: number) => Response.json({ code, message: 'no' }, { status });

test('sends the person’s token with every request', async () => {
  const { go, tokens } = authorised([Response.json([])]);
  expect((await go()).ok).toBe(true);
  expect(tokens).toEqual(['Bearer access-first']);
});

test.each([
  ['401', refusal('PGRST301', 401)],
  ['403 of a session that is gone', refusal('session_not_found', 403)],
])('a token that the server refuses (%s) is renewed once and the request repeated', async (_name, refused) => {
  const { go, tokens } = authorised([refused, Response.json([])]);
  expect((await go()).ok).toBe(true);
  expect(tokens).toEqual(['Bearer access-first', 'Bearer access-second']);
});

test('a missing right is the server’s response and does not renew the token', async () => {
  const { go, refreshed } = authorised([refusal('42501', 403)]);
  expect((await go()).status).toBe(403);
  expect(refreshed()).toBe(0);
});

test.each([
  ['an empty 404', new Response('', { status: 404 })],
  ['a 404 with a list, which the library takes for an empty answer', Response.json([], { status: 404 })],
  ['a proxy’s 407', new Response('<html></html>', { status: 407 })],
])('%s of an intermediary does not count as a response', async (_name, answer) => {
  await expect(authorised([answer]).go()).rejects.toThrow(TypeError);
});

test.each([null, 'unreachable' as const])('without a good token (%s) nothing is sent', async (token) => {
  const { go, tokens } = authorised([], token);
  await expect(go()).rejects.toThrow(TypeError);
  expect(tokens).toEqual([]);
});
