import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, logIn } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the public endpoints of auth', () => {
  it('list the sign-in methods', async () => {
    const { status, body } = await send(server, 'settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
  });

  it('report health while the database responds', async () => {
    expect(await send(server, 'health')).toMatchObject({ status: 200, body: { name: 'COGN auth' } });
  });

  it('return the public key for verifying tokens and no private one', async () => {
    const { body } = await send(server, '.well-known/jwks.json');
    const { access_token: token } = await confirmedPerson(server, 'ana@person.example');
    const checked = await jwtVerify(token as string, createLocalJWKSet(body as never), { currentDate: server.clock.now() });
    expect(checked.payload.email).toBe('ana@person.example');
    expect(JSON.stringify(body)).not.toContain('"d"');
  });

  it('return 404 for the rest of the protocol', async () => {
    for (const path of ['authorize', 'callback', 'saml/acs', 'admin/sso/providers', 'nothing']) {
      expect((await post(server, path, {})).status, path).toBe(404);
    }
  });

  it.each([
    ['sso', {}, { status: 404, body: { code: 'saml_provider_disabled' } }],
    ['signup', { data: {} }, { status: 422, body: { code: 'anonymous_provider_disabled' } }],
    ['token?grant_type=web3', { chain: 'solana' }, { status: 422, body: { code: 'web3_provider_disabled' } }],
    ['user/identities/authorize?provider=google', undefined, { status: 404, body: { code: 'manual_linking_disabled' } }],
  ])('report that an unsupported sign-in method is switched off: %s', async (path, sent, refused) => {
    expect(await (sent ? post(server, path, sent) : send(server, path))).toMatchObject(refused);
  });

  it('format errors as older clients expect', async () => {
    const headers = { 'x-supabase-api-version': '' };
    const old = await post(server, 'recover', {}, { headers });
    expect(old.body).toEqual({ code: 400, error_code: 'validation_failed', msg: expect.any(String) as string });
  });
});

describe('limits', () => {
  it('slow down guesses at an account from one address, then allow them again, and never reveal whether it exists', async () => {
    const strict = await startTestServer({
      config: { rateLimits: { requestsPerMinute: 1e6, authPerFiveMinutes: 1e6, mailsPerHour: 1e6, failuresPerAccount: 3 } },
    });
    try {
      await confirmedPerson(strict, 'ana@person.example');
      for (const email of ['ana@person.example', 'nobody@person.example']) {
        const answers = [];
        for (let guess = 0; guess < 4; guess += 1) answers.push(await logIn(strict, email, 'not the password'));
        expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 429]);
        expect(answers[3]?.body.code).toBe('over_request_rate_limit');
        expect(answers[3]?.headers.get('retry-after')).toBe('300');
        // Supabase's auth client hides headers from the app, so the app reads the seconds in the message.
        expect(answers[3]?.body.message).toContain('after 300 seconds');
      }
      expect((await logIn(strict, 'ana@person.example')).status).toBe(429);
      strict.clock.advance(301);
      for (let time = 0; time < 5; time += 1) expect((await logIn(strict, 'ana@person.example')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('refuse an address after too many attempts or requested mails', async () => {
    const strict = await startTestServer({
      config: { rateLimits: { requestsPerMinute: 1e6, authPerFiveMinutes: 5, mailsPerHour: 2, failuresPerAccount: 1e6 } },
    });
    try {
      const codes = [];
      for (let count = 0; count < 6; count += 1) {
        codes.push((await post(strict, 'recover', { email: `p${count}@person.example` })).body.code as string | undefined);
      }
      expect(codes).toEqual([
        undefined,
        undefined,
        'over_email_send_rate_limit',
        'over_email_send_rate_limit',
        'over_email_send_rate_limit',
        'over_request_rate_limit',
      ]);
    } finally {
      await strict.close();
    }
  });
});
