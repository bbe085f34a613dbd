import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedPerson, goodPassword, logIn, refresh } from '../../server/src/auth/testing/people.ts';
import { post, send } from '../../server/src/auth/testing/requests.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';

const hours = 3600;
const person = { email: 'ana@person.example' };

let server: TestServer;
let session: { access_token: string; refresh_token: string; user: { id: string } };
beforeAll(async () => {
  const { rateLimits } = readConfig({});
  server = await startTestServer({ config: { rateLimits: { ...rateLimits, failuresPerAccount: 3 } } });
  session = (await confirmedPerson(server, person.email)) as typeof session;
});
afterAll(() => server.close());

const rest = (path: string, init: RequestInit = {}) =>
  server.fetch(`/rest/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
  });
/** Refreshes the session, as the web app does. */
async function refreshSession(): Promise<void> {
  const { status, body } = await refresh(server, session.refresh_token);
  expect([status, body.code]).toEqual([200, undefined]);
  session = body as typeof session;
}
async function write(id: string): Promise<number> {
  const row = { id, user_id: session.user.id, date: '2026-11-22', weight_kg: 60 };
  return (await rest('weight_entries', { method: 'POST', body: JSON.stringify(row) })).status;
}

for (const [title, jump] of [
  ['five hours ahead', 5 * hours],
  ['five hours back', -5 * hours],
  ['two days ahead', 48 * hours],
  ['two days back', -48 * hours],
] as const) {
  test(`a clock that jumps ${title}: the session continues, data stays, limits end on time, mails are sent`, async () => {
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.consents (user_id, purpose, granted, version, language) values ($1, 'health', true, '1', 'pt')`,
        [session.user.id],
      ),
    );
    // The test of the previous jump may have reached rate limits. Moves the clock until these limits have expired.
    server.clock.advance(2 * hours);
    await refreshSession();
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await write(before)).toBe(201);
    // Just before the jump, somebody guesses the password of an account too often.
    for (let guess = 0; guess < 3; guess += 1) await logIn(server, 'guessed@person.example', 'wrong');
    expect((await logIn(server, 'guessed@person.example', 'wrong')).status).toBe(429);
    expect((await post(server, 'recover', person)).status).toBe(200);
    await server.mails.next(person.email);

    server.clock.advance(jump);

    // After a jump forward, the server refuses the access token as expired. The client refreshes it, and then requests succeed.
    const unrenewed = await rest('weight_entries?select=id');
    expect(unrenewed.status).toBe(jump > 0 ? 401 : 200);
    await refreshSession();
    expect(await write(after)).toBe(201);
    expect(await (await rest(`weight_entries?select=id&id=in.(${before},${after})`)).json()).toHaveLength(2);
    expect((await logIn(server, 'guessed@person.example', 'wrong')).status).toBe(400);
    expect((await post(server, 'recover', person)).status).toBe(200);
    await server.mails.next(person.email);

    // Sessions can still be refreshed, and an ended session stays ended.
    const other = (await logIn(server, person.email, goodPassword)).body as typeof session;
    await refreshSession();
    expect((await send(server, 'logout?scope=local', {}, { token: other.access_token })).status).toBe(204);
    expect((await send(server, 'user', undefined, { token: other.access_token })).status).toBe(403);
    expect((await refresh(server, other.refresh_token)).status).toBe(400);
  });
}

test('a job runs soon after the clock was set back, and once', async () => {
  server.clock.advance(5 * hours);
  const asked = await server.fetch('/functions/v1/account-deletion', {
    method: 'POST',
    headers: { authorization: `Bearer ${await newToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: goodPassword }),
  });
  expect(asked.status).toBe(200);
  server.clock.advance(-5 * hours);
  await server.runDueJobs();
  await server.mails.next(person.email);
  const sent = server.mails.all.length;
  server.clock.advance(5 * hours);
  await server.runDueJobs();
  expect(server.mails.all).toHaveLength(sent);
});

async function newToken(): Promise<string> {
  return ((await logIn(server, person.email)).body as typeof session).access_token;
}
