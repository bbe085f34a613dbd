import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInvitation, inviterBesideServer } from '#commands/run-request.ts';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../testing/mail-contents.ts';
import { goodPassword, logIn, signUpAddress } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

const disabled = [422, 'signup_disabled', 'Signups not allowed for this instance'];

describe.each(['invitation', 'closed'] as const)('a server whose SIGN_UP is %s', (signUp) => {
  let issuer: TestIssuer;
  let texts: CaughtTexts;
  let server: TestServer;
  beforeAll(async () => {
    [issuer, texts] = await Promise.all([startTestIssuer(), catchTexts()]);
    const idTokenIssuers = [{ name: 'house', issuer: issuer.url, audiences: ['cogn'] }];
    server = await startTestServer({ config: { signUp, idTokenIssuers }, sms: texts.sms });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([issuer.close(), texts.close()]);
  });

  const said = ({ status, body }: { status: number; body: { code?: unknown; message?: unknown } }) => [
    status,
    body.code,
    body.message,
  ];
  const accounts = async () =>
    (await server.database.asOwner((transaction) => transaction.query('select from auth.users'))).count;
  const idToken = async (name: string) => {
    const claims = { sub: name, aud: 'cogn', email: `${name}@person.example`, email_verified: true };
    const token = await issuer.sign(claims, server.clock.now());
    return post(server, 'token', { provider: 'house', id_token: token }, { query: { grant_type: 'id_token' } });
  };

  it('shows it in the settings', async () => {
    expect((await send(server, 'settings')).body).toMatchObject({ disable_signup: true, cogn: { sign_up: signUp } });
  });

  it('creates no account by any sign-in method, with the same response for known addresses', async () => {
    const before = await accounts();
    expect(said(await signUpAddress(server, 'new@person.example'))).toEqual(disabled);
    expect(said(await post(server, 'signup', { phone: '5511999990001', password: goodPassword }))).toEqual(disabled);
    expect(said(await post(server, 'otp', { email: 'new@person.example' }))).toEqual(disabled);
    expect((await post(server, 'otp', { phone: '5511999990001' })).status).toBe(200);
    expect(said(await idToken('new'))).toEqual(disabled);
    await post(server, 'resend', { type: 'signup', email: 'new@person.example' });
    expect(await accounts()).toBe(before);
  });

  it('signs in users that an operator’s program created', async () => {
    const email = 'known@person.example';
    const token = server.keys.serviceKey;
    await post(server, 'admin/users', { email, password: goodPassword, email_confirm: true }, { token });
    expect((await logIn(server, email)).status).toBe(200);
    expect((await post(server, 'otp', { email })).status).toBe(200);
    expect((await idToken('known')).status).toBe(200);
    expect(said(await signUpAddress(server, email))).toEqual(disabled);
  });

  it(`${signUp === 'closed' ? 'invites nobody' : 'invites a person by a link with which they set their password'}`, async () => {
    const email = 'guest@person.example';
    const inviter = await inviterBesideServer(server.config, server.database);
    if (!inviter) throw new Error('there is a mail server');
    const granted = await runInvitation(inviter, { invite: email }, signUp);
    expect(granted.done).toBe(signUp === 'invitation');
    if (signUp === 'closed') return expect(granted.sentence).toContain('SIGN_UP is closed');
    const mail = await server.mails.next(email);
    expect(mail.text).toContain(`${server.url}/update-password#`);
    const { body } = await post(server, 'verify', { type: 'invite', token_hash: tokenIn(mail) });
    const { access_token: token } = body as { access_token: string };
    expect((await send(server, 'user', { password: goodPassword }, { token, method: 'PUT' })).status).toBe(200);
    expect((await logIn(server, email)).status).toBe(200);
    const again = await runInvitation(() => Promise.resolve(false), { invite: email }, signUp);
    expect(again).toEqual({ done: false, sentence: `There is an account with the e-mail ${email} already.` });
  });
});
