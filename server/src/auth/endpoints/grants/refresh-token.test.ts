import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { sessionIsAlive } from '../../sessions/session-is-alive.ts';
import { confirmedPerson, logIn, refresh } from '../../testing/people.ts';
import { post, send } from '../../testing/requests.ts';

let server: TestServer;
let first: string;
let accessToken: string;
beforeAll(async () => {
  server = await startTestServer();
  await confirmedPerson(server, 'ana@person.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  const { body } = await logIn(server, 'ana@person.example');
  first = body.refresh_token as string;
  accessToken = body.access_token as string;
});

/** Refreshes the session and returns the next refresh token. */
async function turn(token: string): Promise<string> {
  const { status, body } = await refresh(server, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.refresh_token as string;
}

describe('POST token?grant_type=refresh_token', () => {
  it('returns a new session with a new refresh token, its user and authentication methods', async () => {
    server.clock.advance(3500);
    const { body } = await refresh(server, first);
    expect(body.refresh_token).not.toBe(first);
    expect(body.user.email).toBe('ana@person.example');
    expect(body.expires_at).toBe(Math.floor(server.clock.now().getTime() / 1000) + 3600);
    const [before, after] = await Promise.all([
      server.keys.verify(accessToken),
      server.keys.verify(body.access_token as string),
    ]);
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
  });

  it('returns the active token to its parent, any number of times', async () => {
    const second = await turn(first);
    expect(await turn(first)).toBe(second);
    server.clock.advance(30 * 24 * 3600);
    expect(await turn(first)).toBe(second);
    expect(await turn(second)).not.toBe(second);
  });

  it('accepts an older token for ten seconds after its use', async () => {
    const second = await turn(first);
    const third = await turn(second);
    server.clock.advance(10);
    expect(await turn(first)).toBe(third);
  });

  it('does not accept an older token for longer after the clock was set back', async () => {
    server.clock.advance(5 * 3600);
    await turn(await turn(first));
    server.clock.advance(-5 * 3600);
    expect((await refresh(server, first)).body).toMatchObject({ code: 'refresh_token_already_used' });
  });

  it('ends the whole session and returns an error when an older token comes later', async () => {
    const second = await turn(first);
    const third = await turn(second);
    server.clock.advance(10.001);
    const reused = await refresh(server, first);
    expect(reused.status).toBe(400);
    expect(reused.body).toEqual({ code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' });
    for (const token of [third, second, first]) expect((await refresh(server, token)).status).toBe(400);
    const user = await send(server, 'user', undefined, { token: accessToken });
    expect(user.body.code).toBe('session_not_found');
  });

  it('notifies the rest of the server at once that the session ended', async () => {
    const { session_id: id } = await server.keys.verify(accessToken);
    expect(await sessionIsAlive(server.database, id as string, server.clock)).toBe(true);
    await turn(await turn(first));
    server.clock.advance(9);
    expect(await sessionIsAlive(server.database, id as string, server.clock)).toBe(true);
    server.clock.advance(2);
    await refresh(server, first);
    expect(await sessionIsAlive(server.database, id as string, server.clock)).toBe(false);
  });

  it('leaves one active token after concurrent refreshes with the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(server, first)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.refresh_token as string)).size).toBe(1);
    const { session_id: id } = await server.keys.verify(accessToken);
    const kept = await server.database.asOwner((transaction) =>
      transaction.query(
        'select counter, used_at is null as active from auth.refresh_tokens where session_id = $1 order by 1',
        [id],
      ),
    );
    expect(kept.rows).toEqual([
      { counter: 0, active: false },
      { counter: 1, active: true },
    ]);
  });

  it('ends a session after ninety days without use, and any session after a year', async () => {
    const expired = { status: 400, body: { code: 'session_expired' } };
    server.clock.advance(91 * 24 * 3600);
    expect(await refresh(server, first)).toMatchObject(expired);
    let active = (await logIn(server, 'ana@person.example')).body.refresh_token as string;
    for (let month = 0; month < 12; month += 1) {
      server.clock.advance(30 * 24 * 3600);
      active = await turn(active);
    }
    server.clock.advance(6 * 24 * 3600);
    expect(await refresh(server, active)).toMatchObject(expired);
  });

  it('stores only hashes', async () => {
    const second = await turn(first);
    const kept = await server.database.asOwner((transaction) =>
      transaction.query<{ all: string }>(`select string_agg(t::text, ' ') as all from auth.refresh_tokens t`),
    );
    expect(kept.rows[0]?.all).not.toContain(first);
    expect(kept.rows[0]?.all).not.toContain(second);
  });

  it('refuses unknown tokens', async () => {
    const unknown = await refresh(server, 'never-given');
    expect(unknown.status).toBe(400);
    expect(unknown.body).toEqual({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    });
    const missing = await post(server, 'token', {}, { query: { grant_type: 'refresh_token' } });
    expect(missing.body.code).toBe('validation_failed');
  });
});
