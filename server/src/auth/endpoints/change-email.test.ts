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
const changedMessage = 'Email address changed. Please sign in with it';
const verifyLink = (mail: { text: string }, token?: string) =>
  post(server, 'verify', { type: 'email_change', token_hash: tokenIn(mail) }, token ? { token } : {});

async function beginChange(from: string, to: string) {
  const { access_token: token } = await confirmedPerson(server, from, { data: { language: 'en' } });
  const changed = await send(server, 'user', { email: to }, { method: 'PUT', token: token as string });
  return { token: token as string, changed };
}

describe('an e-mail change', () => {
  it('completes once both addresses have confirmed, in either order', async () => {
    for (const first of ['old', 'new'] as const) {
      const [from, to] = [`${first}-from@person.example`, `${first}-to@person.example`];
      const { token, changed } = await beginChange(from, to);
      expect(changed.body).toMatchObject({ email: from, new_email: to });
      const [atOld, atNew] = [await server.mails.next(from), await server.mails.next(to)];
      expect([atOld.subject, atNew.subject]).toEqual([
        'Request to change your email for COGN',
        'Confirm your new email for COGN',
      ]);
      expect(linkIn(atNew).hash).toContain('type=email_change');
      const [one, other] = first === 'old' ? [atOld, atNew] : [atNew, atOld];
      expect(await verifyLink(one)).toMatchObject({ status: 200, body: { msg: half, code: '200' } });
      expect((await verifyLink(one)).body.code).toBe('otp_expired');
      expect((await logIn(server, to)).body.code).toBe('invalid_credentials');
      const done = await verifyLink(other, token);
      expect(done.body.user).toMatchObject({ email: to });
      expect(done.body.user).not.toHaveProperty('new_email');
      expect(done.body.user.identities).toEqual([
        expect.objectContaining({ identity_data: expect.objectContaining({ email: to, email_verified: true }) as unknown }),
      ]);
      expect((await logIn(server, from)).body.code).toBe('invalid_credentials');
      expect((await logIn(server, to)).status).toBe(200);
    }
  });

  it('also works with the codes', async () => {
    const { token } = await beginChange('code-from@person.example', 'code-to@person.example');
    const byCode = async (email: string) =>
      post(server, 'verify', { type: 'email_change', email, token: codeIn(await server.mails.next(email)) }, { token });
    expect((await byCode('code-from@person.example')).body.msg).toBe(half);
    expect((await byCode('code-to@person.example')).body.user.email).toBe('code-to@person.example');
  });

  it('returns the same response for an address in use; its owner gets a notice and the change never completes', async () => {
    const { user } = await confirmedPerson(server, 'owner@person.example');
    const { changed } = await beginChange('prober@person.example', 'owner@person.example');
    expect(changed).toMatchObject({ status: 200, body: { new_email: 'owner@person.example' } });
    expect((await verifyLink(await server.mails.next('prober@person.example'))).body.msg).toBe(half);
    expect((await server.mails.next('owner@person.example')).subject).toBe('Você já tem uma conta no COGN');
    expect((await logIn(server, 'owner@person.example')).body.user.id).toBe(user.id);
  });

  it('resends only to the unconfirmed side and keeps the other confirmation, even for unauthenticated clients', async () => {
    const { token } = await beginChange('again-from@person.example', 'again-to@person.example');
    const first = await server.mails.next('again-from@person.example');
    const stale = await server.mails.next('again-to@person.example');
    expect((await verifyLink(first)).body.msg).toBe(half);
    server.clock.advance(61);
    const sent = server.mails.all.length;
    await post(server, 'resend', { type: 'email_change', email: 'again-from@person.example' });
    const second = await server.mails.next('again-to@person.example');
    expect(server.mails.all).toHaveLength(sent + 1);
    expect((await verifyLink(stale)).body.code).toBe('otp_expired');
    expect((await verifyLink(second, token)).body.user.email).toBe('again-to@person.example');
  });

  it('resends to both sides before either has confirmed, and not for another signed-in user', async () => {
    const { token } = await beginChange('both-from@person.example', 'both-to@person.example');
    await server.mails.next('both-from@person.example');
    await server.mails.next('both-to@person.example');
    const { access_token: other } = await confirmedPerson(server, 'both-other@person.example');
    const again = { type: 'email_change', email: 'both-from@person.example' };
    server.clock.advance(61);
    const sent = server.mails.all.length;
    await post(server, 'resend', again, { token: other as string });
    server.clock.advance(61);
    await post(server, 'resend', again, { token });
    expect((await verifyLink(await server.mails.next('both-from@person.example'))).body.msg).toBe(half);
    const last = await server.mails.next('both-to@person.example');
    expect(server.mails.all).toHaveLength(sent + 2);
    const done = await verifyLink(last, token);
    expect(done.body.user.email).toBe('both-to@person.example');
  });

  it('takes the address from an unconfirmed sign-up', async () => {
    await signUpAddress(server, 'squatted@person.example', { password: 'typed by an attacker' });
    await server.mails.next('squatted@person.example');
    await beginChange('real@person.example', 'squatted@person.example');
    await verifyLink(await server.mails.next('real@person.example'));
    expect((await verifyLink(await server.mails.next('squatted@person.example'))).status).toBe(200);
    expect((await logIn(server, 'squatted@person.example', 'typed by an attacker')).status).toBe(400);
    expect((await logIn(server, 'squatted@person.example')).status).toBe(200);
  });

  it('completes without a session of the account, but signs no one in', async () => {
    const { token } = await beginChange('elsewhere-from@person.example', 'elsewhere-to@person.example');
    await verifyLink(await server.mails.next('elsewhere-from@person.example'));
    const last = await server.mails.next('elsewhere-to@person.example');
    const { access_token: other } = await confirmedPerson(server, 'elsewhere-other@person.example');
    expect((await verifyLink(last, other as string)).body.code).toBe('otp_expired');
    const done = await verifyLink(last);
    expect(done).toMatchObject({ status: 200, body: { msg: changedMessage, code: '200', changed: true } });
    expect(done.body).not.toHaveProperty('access_token');
    expect((await send(server, 'user', undefined, { token })).body.email).toBe('elsewhere-to@person.example');
  });

  it('does not take the address from a later sign-up, with or without a resend', async () => {
    const victim = 'victim@person.example';
    await beginChange('mallory@person.example', victim);
    await verifyLink(await server.mails.next('mallory@person.example'));
    await server.mails.next(victim);
    server.clock.advance(61);
    await signUpAddress(server, victim, { password: 'their own calm kettle' });
    const own = await server.mails.next(victim);
    server.clock.advance(61);
    await post(server, 'resend', { type: 'email_change', email: 'mallory@person.example' });
    const refused = await verifyLink(await server.mails.next(victim));
    expect(refused).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    expect((await post(server, 'verify', { type: 'signup', token_hash: tokenIn(own) })).body.user.email).toBe(victim);
    expect((await logIn(server, victim, 'their own calm kettle')).status).toBe(200);
    expect((await logIn(server, 'mallory@person.example')).status).toBe(200);
  });

  it('redirects a foreign page with a message when half or fully confirmed', async () => {
    await beginChange('page-from@person.example', 'page-to@person.example');
    const mail = await server.mails.next('page-from@person.example');
    const query = new URLSearchParams({ type: 'email_change', token: tokenIn(mail) });
    const answer = await server.fetch(`/auth/v1/verify?${query.toString()}`);
    expect(new URL(answer.headers.get('location') ?? '').hash).toBe(`#${new URLSearchParams({ message: half }).toString()}`);
    const whole = new URLSearchParams({
      type: 'email_change',
      token: tokenIn(await server.mails.next('page-to@person.example')),
    });
    const done = await server.fetch(`/auth/v1/verify?${whole.toString()}`);
    expect(new URL(done.headers.get('location') ?? '').hash).toBe(
      `#${new URLSearchParams({ message: changedMessage }).toString()}`,
    );
  });

  it('ends with a new password', async () => {
    const { token } = await beginChange('ends-from@person.example', 'ends-to@person.example');
    await send(server, 'user', { password: 'a second calm kettle' }, { method: 'PUT', token });
    expect((await verifyLink(await server.mails.next('ends-to@person.example'))).body.code).toBe('otp_expired');
  });
});

describe('an old session', () => {
  it('needs the code from GET reauthenticate to set a new password', async () => {
    const email = 'old-session@person.example';
    const fresh = await confirmedPerson(server, email);
    server.clock.advance(15 * 60 + 1);
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
