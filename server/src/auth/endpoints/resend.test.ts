import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { codeIn, linkIn } from '../testing/mail-contents.ts';
import { confirmedPerson, signUpAddress } from '../testing/people.ts';
import { post } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const again = (email: string) =>
  post(server, 'resend', { type: 'signup', email }, { query: { redirect_to: 'http://cogn.test/welcome?premium=true' } });

describe('POST resend', () => {
  it('waits a minute after the sign-up, then sends a new mail that invalidates the old one', async () => {
    const email = 'ana@person.example';
    await signUpAddress(server, email);
    const first = await server.mails.next(email);
    const soon = await again(email);
    expect(soon.status).toBe(429);
    expect(soon.body).toEqual({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    });
    server.clock.advance(60);
    const later = await again(email);
    expect([later.status, later.body]).toEqual([200, {}]);
    const second = await server.mails.next(email);
    expect(linkIn(second).search).toBe('?premium=true');
    const verify = (mail: { text: string }) => post(server, 'verify', { type: 'email', email, token: codeIn(mail) });
    expect((await verify(first)).body.code).toBe('otp_expired');
    expect((await verify(second)).status).toBe(200);
  });

  it('returns the same response for unknown and confirmed addresses, and mails neither', async () => {
    await confirmedPerson(server, 'done@person.example');
    server.clock.advance(61);
    const sent = server.mails.all.length;
    for (const email of ['nobody@person.example', 'done@person.example']) {
      const answer = await again(email);
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    // Mails are sent in order. A mail for an earlier request would arrive before the mail for this request.
    await post(server, 'recover', { email: 'done@person.example' });
    expect(linkIn(await server.mails.next('done@person.example')).hash).toContain('type=recovery');
    expect(server.mails.all).toHaveLength(sent + 1);
  });

  it('still works after a failed mail', async () => {
    const email = 'unlucky@person.example';
    await server.mails.close();
    expect((await signUpAddress(server, email)).status).toBe(200);
    await expect.poll(() => server.log.filter((line) => line.work === 'sign-up mail')).toHaveLength(1);
    expect(JSON.stringify(server.log)).not.toContain('person.example');
    server.clock.advance(61);
    expect((await again(email)).status).toBe(200);
  });

  it('refuses other kinds', async () => {
    expect((await post(server, 'resend', { type: 'sms', phone: '+55' })).body.code).toBe('phone_provider_disabled');
    expect((await post(server, 'resend', { type: 'signup' })).body.code).toBe('validation_failed');
    expect((await post(server, 'resend', { type: 'other', email: 'a@person.example' })).body.code).toBe('validation_failed');
  });
});
