import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../testing/mail-contents.ts';
import { confirmedPerson, goodPassword } from '../testing/people.ts';
import { post, type TestResponse } from '../testing/requests.ts';
import { knownDevice, markDevice } from './known-device.ts';

const email = 'ana@person.example';
const few = 3;

let server: TestServer;
let network = 0;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      trustProxy: true,
      rateLimits: { requestsPerMinute: 1e6, authPerFiveMinutes: 1e6, mailsPerHour: 1e6, failuresPerAccount: few },
    },
  });
  await confirmedPerson(server, email);
  await confirmedPerson(server, 'bento@person.example');
});
afterAll(() => server.close());

/** Tries to sign in, by default from a network that no earlier attempt used. */
function logIn(password: string, options: { cookie?: string; from?: string; as?: string } = {}): Promise<TestResponse> {
  const { cookie, as = email } = options;
  network += 1;
  const from = options.from ?? `198.51.${String(network >> 8)}.${String(network & 255)}`;
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
  return post(server, 'token', { email: as, password }, { query: { grant_type: 'password' }, headers });
}

const cookieOf = (answer: TestResponse) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Exhausts the account's total limit, which counts guesses from all networks, with wrong guesses from unknown devices. */
async function lockOut(): Promise<void> {
  for (let guess = 0; guess < few * 10; guess += 1) await logIn('a wrong password');
  expect((await logIn(goodPassword)).status).toBe(429);
}

describe('a device that has signed in before', () => {
  it('gets a cookie that scripts cannot read, other sites do not send, and that names no one', async () => {
    const answer = await logIn(goodPassword);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^cogn-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect((await logIn('a wrong password')).headers.has('set-cookie')).toBe(false);
  });

  it('gets a host-only cookie on https', () => {
    const auth = { ...server, config: { ...server.config, siteUrl: 'https://cogn.test' } };
    const bringing = (cookies: string | undefined) => ({ address: 'test', redirectTo: undefined, device: '', cookies });
    const answer = markDevice(auth, [email], bringing(undefined), new Response());
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cogn-device=[^;]+; Path=\/; .*SameSite=Strict; Secure$/);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(knownDevice(auth, email, bringing(`cogn-device=x; a=b; ${cookie}`))).toHaveLength(22);
    expect(knownDevice(auth, email, bringing(cookie.replace('__Host-', '')))).toBeUndefined();
  });

  it('can sign in while unknown clients lock the account, within its own guess limit', async () => {
    server.clock.advance(3601);
    const cookie = cookieOf(await logIn(goodPassword));
    await lockOut();
    expect((await logIn(goodPassword, { cookie })).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess <= few; guess += 1) statuses.push((await logIn('a wrong password', { cookie })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('is known only for its own account, and only by an authentic mark', async () => {
    server.clock.advance(3601);
    const otherMark = cookieOf(await logIn(goodPassword, { as: 'bento@person.example' }));
    const own = cookieOf(await logIn(goodPassword));
    await lockOut();
    const changed = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const cookie of [otherMark, changed, `cogn-device=${'a'.repeat(22)}.${'a'.repeat(43)}`, 'cogn-device=', 'x']) {
      expect((await logIn(goodPassword, { cookie })).status, cookie).toBe(429);
    }
    expect((await logIn(goodPassword, { cookie: own })).status).toBe(200);
  });

  it('is known even if a sibling subdomain planted cookies of the same name', async () => {
    server.clock.advance(3601);
    const own = cookieOf(await logIn(goodPassword));
    await lockOut();
    const planted = `cogn-device=${Array.from({ length: 7 }, () => `${'a'.repeat(22)}.${'a'.repeat(43)}`).join('~')}`;
    for (const cookie of [`cogn-device=x; ${own}`, `${planted}; ${own}`]) {
      expect((await logIn(goodPassword, { cookie })).status, cookie).toBe(200);
    }
  });

  it('is known to all users who share it', async () => {
    server.clock.advance(3601);
    const first = cookieOf(await logIn(goodPassword));
    const both = cookieOf(await logIn(goodPassword, { as: 'bento@person.example', cookie: first }));
    expect(both.split('~')).toHaveLength(2);
    await lockOut();
    expect((await logIn(goodPassword, { cookie: both })).status).toBe(200);
  });
});

describe('on any device', () => {
  it('a mail’s link signs in while unknown clients lock the account and use up its codes', async () => {
    server.clock.advance(3601);
    await lockOut();
    await post(server, 'recover', { email });
    const mail = await server.mails.next(email);
    for (let guess = 0; guess < few * 10; guess += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${String(guess)}` };
      await post(server, 'verify', { type: 'recovery', email, token: '000000' }, { headers });
    }
    const opened = await post(server, 'verify', { type: 'recovery', token_hash: tokenIn(mail) });
    expect(opened.status).toBe(200);
    expect((await logIn(goodPassword, { cookie: cookieOf(opened) })).status).toBe(200);
  });
});
