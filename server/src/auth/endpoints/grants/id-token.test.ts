import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, logIn, signUpAddress } from '../../testing/people.ts';
import { post, send } from '../../testing/requests.ts';

let issuer: TestIssuer;
let otherIssuer: TestIssuer;
let server: TestServer;
beforeAll(async () => {
  [issuer, otherIssuer] = await Promise.all([startTestIssuer(), startTestIssuer()]);
  const idTokenIssuers = [{ name: 'house', issuer: issuer.url, audiences: ['cogn'] }];
  server = await startTestServer({ config: { idTokenIssuers } });
});
afterAll(async () => {
  await server.close();
  await Promise.all([issuer.close(), otherIssuer.close()]);
});

const person = (name: string, more = {}) => ({
  sub: `id-of-${name}`,
  aud: 'cogn',
  email: `${name}@person.example`,
  email_verified: true,
  ...more,
});
const exchange = (token: string, more = {}) =>
  post(server, 'token', { provider: 'house', id_token: token, ...more }, { query: { grant_type: 'id_token' } });
const signIn = async (claims: Record<string, unknown>, more = {}) =>
  exchange(await issuer.sign(claims, server.clock.now()), more);

describe('POST token?grant_type=id_token', () => {
  it('creates an account for the issuer’s user and finds it again by the issuer’s id', async () => {
    const first = await signIn(person('ana'));
    expect(first.body.user).toMatchObject({ email: 'ana@person.example', app_metadata: { providers: ['email', 'house'] } });
    const again = await signIn(person('ana', { email: 'moved@person.example' }));
    expect(again.body.user.id).toBe(first.body.user.id);
    expect((await server.keys.verify(again.body.access_token as string)).amr).toMatchObject([{ method: 'oauth' }]);
    expect((await send(server, 'settings')).body.external.house).toBe(true);
  });

  it('joins the account with the verified e-mail and deletes data of an unconfirmed sign-up', async () => {
    const { user } = await confirmedPerson(server, 'known@person.example');
    expect((await signIn(person('known'))).body.user.id).toBe(user.id);
    expect((await logIn(server, 'known@person.example')).status).toBe(200);
    await signUpAddress(server, 'waiting@person.example', { password: 'typed by an attacker' });
    expect((await signIn(person('waiting'))).status).toBe(200);
    expect((await logIn(server, 'waiting@person.example', 'typed by an attacker')).body.code).toBe('invalid_credentials');
  });

  it('ignores an e-mail that the issuer has not verified', async () => {
    await confirmedPerson(server, 'victim@person.example');
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
      expect((await signIn(person('victim', claims))).body.code).toBe('email_not_confirmed');
    }
  });

  it('verifies the nonce of a token', async () => {
    const nonce = createHash('sha256').update('once').digest('hex');
    expect((await signIn(person('nonce', { nonce }), { nonce: 'once' })).status).toBe(200);
    expect((await signIn(person('nonce', { nonce }), { nonce: 'other' })).body.error_description).toBe('Nonces mismatch');
    expect((await signIn(person('nonce', { nonce }))).body.error).toBe('invalid_request');
    expect((await signIn(person('nonce'), { nonce: 'once' })).body.error).toBe('invalid_request');
  });

  it('refuses tokens of other issuers or audiences, expired and unsigned ones, and unknown issuers', async () => {
    const now = server.clock.now();
    const seconds = Math.floor(now.getTime() / 1000);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(person('x'))).toString('base64url')}.`;
    const tokens = [
      await otherIssuer.sign({ ...person('x'), iss: issuer.url }, now),
      await otherIssuer.sign(person('x'), now),
      await issuer.sign(person('x', { aud: 'somebody-else' }), now),
      await issuer.sign(person('x', { exp: seconds - 1 }), now),
      unsigned,
      'nothing',
    ];
    for (const token of tokens)
      expect((await exchange(token)).body).toEqual({ error: 'invalid_grant', error_description: 'Bad ID token' });
    expect((await exchange('x', { provider: 'elsewhere' })).body.code).toBe('provider_disabled');
  });

  it('reports an unreachable issuer, not a bad token', async () => {
    const silent = await startTestIssuer();
    const token = await silent.sign(person('x'), new Date());
    await silent.close();
    const idTokenIssuers = [{ name: 'silent', issuer: silent.url, audiences: ['cogn'] }];
    const other = await startTestServer({ config: { idTokenIssuers } });
    const answer = await post(
      other,
      'token',
      { provider: 'silent', id_token: token },
      { query: { grant_type: 'id_token' } },
    );
    expect(answer).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    await other.close();
  });
});
