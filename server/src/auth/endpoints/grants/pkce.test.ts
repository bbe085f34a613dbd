import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../../testing/mail-contents.ts';
import { goodPassword } from '../../testing/people.ts';
import { post, send } from '../../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function codeFor(email: string, more: Record<string, unknown>, path = 'signup'): Promise<string> {
  await post(server, path, { email, ...(path === 'signup' && { password: goodPassword }), ...more });
  const token = tokenIn(await server.mails.next(email));
  const answer = await server.fetch(`/auth/v1/verify?type=${path === 'recover' ? 'recovery' : 'signup'}&token=${token}`);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.hash).toBe('');
  return location.searchParams.get('code') ?? '';
}

const exchange = (code: string, given = verifier) =>
  post(server, 'token', { auth_code: code, code_verifier: given }, { query: { grant_type: 'pkce' } });

describe('POST token?grant_type=pkce', () => {
  it.each([
    ['S256', challenge],
    ['plain', verifier],
  ])('exchanges the code of a link for a session, once (%s)', async (method, sent) => {
    const email = `${method.toLowerCase()}@person.example`;
    const code = await codeFor(email, { code_challenge: sent, code_challenge_method: method });
    const session = await exchange(code);
    expect(session.body).toMatchObject({ token_type: 'bearer', user: { email } });
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    const again = await codeFor(email, { code_challenge: sent, code_challenge_method: method }, 'recover');
    expect((await exchange(again)).status).toBe(200);
  });

  it('refuses a wrong verifier and an expired code', async () => {
    const method = { code_challenge: challenge, code_challenge_method: 's256' };
    const stolen = await codeFor('stolen@person.example', method);
    expect(await exchange(stolen, 'w'.repeat(64))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    expect((await exchange(stolen)).body.code).toBe('flow_state_not_found');
    const late = await codeFor('late@person.example', method);
    server.clock.advance(301);
    expect(await exchange(late)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
    expect((await exchange('')).body.code).toBe('validation_failed');
  });

  it('is invalidated with the sessions of other devices on a global sign-out', async () => {
    const method = { code_challenge: challenge, code_challenge_method: 's256' };
    const email = 'everywhere@person.example';
    const signedIn = await exchange(await codeFor(email, method));
    const waiting = await codeFor(email, method, 'recover');
    await send(server, 'logout', undefined, { token: signedIn.body.access_token as string, method: 'POST' });
    expect((await exchange(waiting)).body.code).toBe('flow_state_not_found');
  });
});
