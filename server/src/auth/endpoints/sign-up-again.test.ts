import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword, logIn, signUpAddress } from '../testing/people.ts';
import { codeIn, tokenIn } from '../testing/mail-contents.ts';
import { post } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

describe('signing up with a known address', () => {
  it('returns a made-up user when the account is in use, and mails the owner in their language', async () => {
    const { user } = await confirmedPerson(server, 'owner@person.example', { data: { full_name: 'Owner', language: 'fr' } });
    server.clock.advance(61);
    const again = await signUpAddress(server, 'owner@person.example', {
      password: 'an entirely other one',
      data: { full_name: 'Attacker', language: 'en' },
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: uuid,
      email: 'owner@person.example',
      identities: [],
      user_metadata: { full_name: 'Attacker' },
    });
    expect(again.body.id).not.toBe(user.id);
    expect(again.body).not.toHaveProperty('email_confirmed_at');
    expect(again.body).not.toHaveProperty('last_sign_in_at');
    const note = await server.mails.next('owner@person.example');
    expect(note.subject).toBe('Vous avez déjà un compte COGN');
    expect(note.text).not.toContain('Attacker');
    expect(() => codeIn(note)).toThrow();
    expect((await logIn(server, 'owner@person.example')).status).toBe(200);
    expect((await logIn(server, 'owner@person.example', 'an entirely other one')).status).toBe(400);
  });

  it('returns the same fields as a new sign-up', async () => {
    const fresh = await signUpAddress(server, 'fresh@person.example', { data: { a: 1 } });
    await confirmedPerson(server, 'there@person.example');
    server.clock.advance(61);
    const taken = await signUpAddress(server, 'there@person.example', { data: { a: 1 } });
    expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
    expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()]);
  });

  it('sends an unconfirmed address a new mail and shows no data of the first sign-up', async () => {
    const first = await signUpAddress(server, 'waiting@person.example', { data: { full_name: 'First', address: 'Recife' } });
    const oldMail = await server.mails.next('waiting@person.example');
    server.clock.advance(61);
    const second = await signUpAddress(server, 'waiting@person.example', {
      password: 'the second password',
      data: { full_name: 'Second' },
    });
    expect(second.body.user_metadata).toEqual({ full_name: 'Second' });
    expect(second.body.identities).toHaveLength(1);
    expect(Object.keys(second.body)).toEqual(Object.keys(first.body));
    expect(Date.parse(second.body.created_at as string)).toBe(server.clock.now().getTime());

    const old = await post(server, 'verify', { type: 'signup', token_hash: tokenIn(oldMail) });
    expect(old.body.code).toBe('otp_expired');
    const newMail = await server.mails.next('waiting@person.example');
    const confirmed = await post(server, 'verify', { type: 'signup', token_hash: tokenIn(newMail) });
    expect(confirmed.body.user.user_metadata).toEqual({});
  });

  it('keeps the password of two identical sign-ups and deletes a conflicting one', async () => {
    for (const [email, second, status] of [
      ['same@person.example', goodPassword, 200],
      ['other@person.example', 'the second password', 400],
    ] as const) {
      await signUpAddress(server, email);
      await server.mails.next(email);
      server.clock.advance(61);
      await signUpAddress(server, email, { password: second });
      await post(server, 'verify', { type: 'signup', token_hash: tokenIn(await server.mails.next(email)) });
      expect((await logIn(server, email, goodPassword)).status, email).toBe(status);
      expect((await logIn(server, email, 'the second password')).status).toBe(400);
    }
    const mail = await server.mails.next('other@person.example');
    expect(mail.subject).toBe('Crie uma nova senha no COGN');
  });

  it.each(['otp', 'recover'])('removes an attacker’s waiting password when the owner signs in by %s', async (way) => {
    const email = `owner-by-${way}@person.example`;
    await signUpAddress(server, email, { password: 'typed by an attacker' });
    await server.mails.next(email);
    server.clock.advance(61);
    await post(server, way, { email });
    const type = way === 'otp' ? 'email' : 'recovery';
    const verified = await post(server, 'verify', { type, token_hash: tokenIn(await server.mails.next(email)) });
    expect(verified.status).toBe(200);
    expect((await logIn(server, email, 'typed by an attacker')).body.code).toBe('invalid_credentials');
  });

  it('leaves no trace of the dry run', async () => {
    await confirmedPerson(server, 'trace@person.example');
    const counts = () =>
      server.database.asOwner(async (transaction) => {
        const { rows } = await transaction.query(
          `select (select count(*) from auth.users) as users, (select count(*) from auth.identities) as identities,
             (select count(*) from public.profiles) as profiles, (select count(*) from auth.one_time_tokens) as tokens`,
        );
        return rows[0];
      });
    const before = await counts();
    server.clock.advance(61);
    await signUpAddress(server, 'trace@person.example');
    expect(await counts()).toEqual(before);
  });

  it('creates one account for two concurrent sign-ups', async () => {
    const tries = await Promise.all([
      signUpAddress(server, 'twice@person.example'),
      signUpAddress(server, 'twice@person.example'),
    ]);
    expect(tries.map((one) => one.status).sort()).toEqual([200, 429]);
  });

  it('limits mails to an address equally, with or without an account', async () => {
    await confirmedPerson(server, 'limit@person.example');
    for (const email of ['limit@person.example', 'nobody-yet@person.example']) {
      server.clock.advance(61);
      expect((await signUpAddress(server, email)).status).toBe(200);
      server.clock.advance(20.5);
      const soon = await signUpAddress(server, email);
      expect(soon.status).toBe(429);
      expect(soon.body).toEqual({
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 40 seconds.',
      });
      expect(soon.headers.get('retry-after')).toBe('40');
    }
  });
});

describe('signing up where addresses are not confirmed', () => {
  it('returns a session at once, and reports an address in use', async () => {
    const open = await startTestServer({ config: { confirmEmail: false } });
    try {
      const first = await signUpAddress(open, 'open@person.example');
      expect(first.body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: 'open@person.example' } });
      const second = await signUpAddress(open, 'open@person.example');
      expect(second.status).toBe(422);
      expect(second.body).toEqual({ code: 'user_already_exists', message: 'User already registered' });
    } finally {
      await open.close();
    }
  });
});
