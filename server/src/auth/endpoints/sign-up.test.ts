import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { signUpAddress } from '../testing/people.ts';
import { linkIn } from '../testing/mail-contents.ts';
import { post } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'a calm blue kettle';

describe('POST signup', () => {
  it('returns an unconfirmed user in the public server’s format', async () => {
    const data = { full_name: 'Ana', is_premium: true, language: 'en' };
    const answer = await post(server, 'signup', { email: 'Ana@Person.Example', password, data });
    expect(answer.status).toBe(200);
    const user = answer.body;
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana@person.example',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      is_anonymous: false,
    });
    expect(user.identities).toEqual([
      expect.objectContaining({ id: user.id, user_id: user.id, provider: 'email', email: 'ana@person.example' }),
    ]);
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(user).not.toHaveProperty('access_token');
    expect(Object.keys(user)).not.toContain('encrypted_password');
    const mail = await server.mails.next('ana@person.example');
    expect(mail.subject).toBe('Confirm your email for COGN');
  });

  it('links the mail’s button to our own page with the token in the fragment', async () => {
    await signUpAddress(server, 'link@person.example', { redirectTo: 'http://cogn.test/welcome?premium=true' });
    const mail = await server.mails.next('link@person.example');
    expect(linkIn(mail).href).toMatch(/^http:\/\/cogn\.test\/welcome\?premium=true#token_hash=[\w-]{43}&type=signup$/);
  });

  it('sends a foreign page through GET verify only when the operator allowed it', async () => {
    await signUpAddress(server, 'foreign@person.example', { redirectTo: 'https://evil.example/steal' });
    const mail = await server.mails.next('foreign@person.example');
    expect(linkIn(mail).origin).toBe('http://cogn.test');
    expect(mail.text).not.toContain('evil.example');
  });

  it.each([
    [{ email: 'x@person.example' }, 'You must provide either an email or phone number and a password'],
    [{ password }, 'You must provide either an email or phone number and a password'],
    [{ email: 'nobody', password }, 'Unable to validate email address: invalid format'],
    [{ email: 'a..b@person.example', password }, 'Unable to validate email address: invalid format'],
    [
      { email: 'a@person.example', phone: '+551199', password },
      'Only an email address or phone number should be provided on signup.',
    ],
    [{ email: 'a@person.example', password: 'x'.repeat(1025) }, 'Password cannot be longer than 1024 bytes'],
    [{ email: 'a@person.example', password, data: { text: 'x'.repeat(5000) } }, 'User metadata may have at most 4096 bytes'],
    [{ email: 'a@person.example', password, data: { 'a\0b': 1 } }, /plain JSON text/],
    [{ email: 'a@person.example', password, data: { half: '\ud800' } }, /plain JSON text/],
    [{ email: 'a@person.example', password, code_challenge: 'a'.repeat(43) }, /PKCE/],
    [{ email: 'a@person.example', password, code_challenge: 'abc' }, /between 43 and 128/],
    [{ email: 7, password }, /email/],
  ])('refuses %j', async (body, message) => {
    const answer = await post(server, 'signup', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', message: expect.stringMatching(message) as string });
  });

  it('refuses deeply nested metadata and a body that is no JSON object', async () => {
    const deep = `{"email":"a@person.example","password":"${password}","data":{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}}`;
    expect((await post(server, 'signup', deep)).body.code).toBe('validation_failed');
    expect((await post(server, 'signup', '{"email":')).body.code).toBe('bad_json');
    expect((await post(server, 'signup', '[]')).body.code).toBe('bad_json');
  });

  it('refuses weak passwords with the reason', async () => {
    const short = await post(server, 'signup', { email: 'weak@person.example', password: 'short12' });
    expect(short.status).toBe(422);
    expect(short.body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['length'] } });
    expect(short.headers.get('x-sb-error-code')).toBe('weak_password');
    const common = await post(server, 'signup', { email: 'weak@person.example', password: 'PassWord1' });
    expect(common.body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } });
  });

  it('reports that sign-up by phone is switched off', async () => {
    const answer = await post(server, 'signup', { phone: '+5511999990000', password });
    expect(answer.body).toMatchObject({ code: 'phone_provider_disabled' });
  });
});
