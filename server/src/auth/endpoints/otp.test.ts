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

describe('POST otp', () => {
  it('mails a known user a link and a code to sign in', async () => {
    const email = 'ana@person.example';
    const { user } = await confirmedPerson(server, email);
    const answer = await post(server, 'otp', { email, create_user: false });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const mail = await server.mails.next(email);
    expect(mail.subject).toBe('Seu acesso ao COGN');
    expect(linkIn(mail).hash).toContain('type=magiclink');
    const signedIn = await post(server, 'verify', { type: 'email', email, token: codeIn(mail) });
    expect(signedIn.body.user.id).toBe(user.id);
  });

  it('signs up a new address without a password', async () => {
    const email = 'new@person.example';
    await post(server, 'otp', { email, data: { full_name: 'New', language: 'it' } });
    const mail = await server.mails.next(email);
    expect(mail.subject).toBe('Conferma la tua e-mail su COGN');
    const signedIn = await post(server, 'verify', { type: 'email', email, token: codeIn(mail) });
    expect(signedIn.body.user).toMatchObject({ email, user_metadata: { full_name: 'New' } });
  });

  it('sends an unconfirmed user the confirmation mail', async () => {
    const email = 'waiting@person.example';
    await signUpAddress(server, email);
    await server.mails.next(email);
    await post(server, 'otp', { email });
    expect(linkIn(await server.mails.next(email)).hash).toContain('type=signup');
  });

  it('reveals an unknown address only when sign-up is excluded', async () => {
    const answer = await post(server, 'otp', { email: 'nobody@person.example', create_user: false });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ code: 'otp_disabled', message: 'Signups not allowed for otp' });
  });

  it('refuses unsupported phones, both addresses and neither', async () => {
    expect((await post(server, 'otp', { phone: '+55' })).body.code).toBe('phone_provider_disabled');
    expect((await post(server, 'otp', {})).body.message).toBe('One of email or phone must be set');
    expect((await post(server, 'otp', { email: 'a@person.example', phone: '+55' })).body.code).toBe('validation_failed');
  });
});
