import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { codeIn, linkIn, tokenIn } from '../testing/mail-contents.ts';
import { confirmedPerson, goodPassword, logIn, signUpAddress } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const verifyLink = (mail: { text: string }) => post(server, 'verify', { type: 'email_change', token_hash: tokenIn(mail) });

async function beginChange(from: string, to: string) {
  const { access_token: token } = await confirmedPerson(server, from, { data: { language: 'en' } });
  const changed = await send(server, 'user', { email: to }, { method: 'PUT', token: token as string });
  return { token: token as string, changed };
}

describe('changing the e-mail', () => {
  it('happens once both addresses have confirmed, in either order', async () => {
    for (const first of ['old', 'new'] as const) {
      const [from, to] = [`${first}-from@person.example`, `${first}-to@person.example`];
      const { changed } = await beginChange(from, to);
      expect(changed.body).toMatchObject({ email: from, new_email: to });
      const [atOld, atNew] = [await server.mails.next(from), await server.mails.next(to)];
      expect([atOld.subject, atNew.subject]).toEqual(['A change of email for COGN', 'Confirm your new email for COGN']);
      expect(linkIn(atNew).hash).toContain('type=email_change');
      const [one, other] = first === 'old' ? [atOld, atNew] : [atNew, atOld];
      expect(await verifyLink(one)).toMatchObject({ status: 200, body: { msg: half, code: '200' } });
      expect((await verifyLink(one)).body.code).toBe('otp_expired');
      expect((await logIn(server, to)).body.code).toBe('invalid_credentials');
      const done = await verifyLink(other);
      expect(done.body.user).toMatchObject({ email: to });
      expect(done.body.user).not.toHaveProperty('new_email');
      expect(done.body.user.identities).toEqual([
        expect.objectContaining({ identity_data: expect.objectContaining({ email: to, email_verified: true }) as unknown }),
      ]);
      expect((await logIn(server, from)).body.code).toBe('invalid_credentials');
      expect((await logIn(server, to)).status).toBe(200);
    }
  });

  it('works by the codes too', async () => {
    await beginChange('code-from@person.example', 'code-to@person.example');
    const byCode = async (email: string) =>
      post(server, 'verify', { type: 'email_change', email, token: codeIn(await server.mails.next(email)) });
    expect((await byCode('code-from@person.example')).body.msg).toBe(half);
    expect((await byCode('code-to@person.example')).body.user.email).toBe('code-to@person.example');
  });

  it('answers alike for an address that somebody has; its owner gets a note and the change never ends', async () => {
    const { user } = await confirmedPerson(server, 'owner@person.example');
    const { changed } = await beginChange('prober@person.example', 'owner@person.example');
    expect(changed).toMatchObject({ status: 200, body: { new_email: 'owner@person.example' } });
    expect((await verifyLink(await server.mails.next('prober@person.example'))).body.msg).toBe(half);
    expect((await server.mails.next('owner@person.example')).subject).toBe('Você já tem uma conta no COGN');
    expect((await logIn(server, 'owner@person.example')).body.user.id).toBe(user.id);
  });

  it('begins anew with new mails, so that one side cannot count twice', async () => {
    await beginChange('again-from@person.example', 'again-to@person.example');
    const first = await server.mails.next('again-from@person.example');
    const stale = await server.mails.next('again-to@person.example');
    expect((await verifyLink(first)).body.msg).toBe(half);
    server.clock.advance(61);
    await post(server, 'resend', { type: 'email_change', email: 'again-from@person.example' });
    const second = await server.mails.next('again-from@person.example');
    expect((await verifyLink(stale)).body.code).toBe('otp_expired');
    expect((await verifyLink(second)).body.msg).toBe(half);
    const last = await verifyLink(await server.mails.next('again-to@person.example'));
    expect(last.body.user.email).toBe('again-to@person.example');
  });

  it('takes the address from a sign-up that nobody ever confirmed', async () => {
    await signUpAddress(server, 'squatted@person.example', { password: 'a stranger sat here' });
    await server.mails.next('squatted@person.example');
    await beginChange('real@person.example', 'squatted@person.example');
    await verifyLink(await server.mails.next('real@person.example'));
    expect((await verifyLink(await server.mails.next('squatted@person.example'))).status).toBe(200);
    expect((await logIn(server, 'squatted@person.example', 'a stranger sat here')).status).toBe(400);
    expect((await logIn(server, 'squatted@person.example')).status).toBe(200);
  });

  it('leads a foreign page on with a message, and ends with a new password', async () => {
    const { token } = await beginChange('page-from@person.example', 'page-to@person.example');
    const mail = await server.mails.next('page-from@person.example');
    const query = new URLSearchParams({ type: 'email_change', token: tokenIn(mail) });
    const answer = await server.fetch(`/auth/v1/verify?${query.toString()}`);
    expect(new URL(answer.headers.get('location') ?? '').hash).toBe(`#${new URLSearchParams({ message: half }).toString()}`);
    await send(server, 'user', { password: 'a second calm kettle' }, { method: 'PUT', token });
    expect((await verifyLink(await server.mails.next('page-to@person.example'))).body.code).toBe('otp_expired');
  });
});

describe('an old session', () => {
  it('sets a new password only with the code of GET reauthenticate', async () => {
    const email = 'old-session@person.example';
    const fresh = await confirmedPerson(server, email);
    server.clock.advance(24 * 3600 + 1);
    const { body } = await post(
      server,
      'token',
      { refresh_token: fresh.refresh_token },
      { query: { grant_type: 'refresh_token' } },
    );
    const token = body.access_token as string;
    const change = (nonce?: string) =>
      send(server, 'user', { password: 'a second calm kettle', nonce }, { method: 'PUT', token });
    expect(await change()).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect(await send(server, 'reauthenticate', undefined, { token })).toMatchObject({ status: 200, body: {} });
    const mail = await server.mails.next(email);
    expect(mail.subject).toBe('Seu código de confirmação do COGN');
    const code = codeIn(mail);
    const wrong = await change(code === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ status: 422, body: { code: 'reauthentication_not_valid' } });
    expect((await change(code)).status).toBe(200);
    expect((await logIn(server, email, goodPassword)).status).toBe(400);
    const early = await send(server, 'reauthenticate', undefined, { token });
    expect(early).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
  });
});
