import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../testing/mail-contents.ts';
import { confirmedPerson, logIn } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
let texts: CaughtTexts;
beforeAll(async () => {
  texts = await catchTexts();
  server = await startTestServer({ sms: texts.sms });
});
afterAll(async () => {
  await server.close();
  await texts.close();
});

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Creates a user whose language is English. Requests come from Firefox on Linux. */
async function reader(email: string, data: Record<string, unknown> = {}) {
  const session = await confirmedPerson(server, email, { data: { language: 'en', ...data } });
  let token = session.access_token as string;
  const ask = (path: string, body: unknown, method = 'POST') => send(server, path, body, { token, method, headers });
  return { ask, goOn: (next: string) => (token = next), subject: async () => (await server.mails.next(email)).subject };
}

describe('an account’s owner gets a mail', () => {
  it('after a new password: the change, its time in UTC and the kind of device, without a link or typed text', async () => {
    const email = 'password@person.example';
    const { ask } = await reader(email, { full_name: 'Call this number' });
    expect((await ask('user', { password: 'a second calm kettle' }, 'PUT')).status).toBe(200);
    const mail = await server.mails.next(email);
    expect(mail.subject).toBe('A new password for your COGN account');
    const moment = server.clock.now().toISOString();
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Your COGN account has a new password.');
      expect(content).toMatch(
        new RegExp(`When: [A-Z][a-z]+ \\d+, ${moment.slice(0, 4)} at ${moment.slice(11, 16)} \\(UTC\\)`),
      );
      expect(content).toContain('Device: Firefox, Linux');
      expect(content).not.toMatch(/https?:|href|Call this number/);
    }
  });

  it('after a new e-mail, at the old one', async () => {
    const { ask, subject } = await reader('old@person.example');
    await ask('user', { email: 'new@person.example' }, 'PUT');
    for (const side of ['old@person.example', 'new@person.example']) {
      const token_hash = tokenIn(await server.mails.next(side));
      expect((await post(server, 'verify', { type: 'email_change', token_hash })).status).toBe(200);
    }
    expect(await subject()).toBe('A new email for your COGN account');
    expect(server.mails.all.filter(({ to }) => to.includes('new@person.example'))).toHaveLength(1);
  });

  it('after a new phone', async () => {
    const { ask, subject } = await reader('phone@person.example');
    const phone = '5511977770001';
    await ask('user', { phone }, 'PUT');
    const token = (await texts.next(phone)).text.slice(0, 6);
    expect((await ask('verify', { type: 'phone_change', phone, token })).status).toBe(200);
    expect(await subject()).toBe('A new phone number for your COGN account');
  });

  it('after a second factor or recovery codes are added, removed or used', async () => {
    const { ask, goOn, subject } = await reader('factor@person.example');
    const { body: factor } = await ask('factors', { factor_type: 'totp' });
    const { body: challenge } = await ask(`factors/${String(factor.id)}/challenge`, {});
    const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret as string) });
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    const raised = await ask(`factors/${String(factor.id)}/verify`, { challenge_id: challenge.id as string, code });
    goOn(raised.body.access_token as string);
    expect(await subject()).toBe('Two-step verification for your COGN account');

    await ask('factors/recovery-codes', {});
    expect(await subject()).toBe('New recovery codes for your COGN account');
    await ask('factors/recovery-codes', undefined, 'DELETE');
    expect(await subject()).toBe('Recovery codes removed from your COGN account');
    await ask('factors/recovery-codes', {});
    expect(await subject()).toBe('New recovery codes for your COGN account');
    const { body: regenerated } = await ask('factors/recovery-codes/regenerate', {});
    expect(await subject()).toBe('New recovery codes for your COGN account');
    await ask('factors/recovery-codes/verify', { code: regenerated.codes[0] as string });
    expect(await subject()).toBe('A recovery code of your COGN account was used');
    await ask(`factors/${String(factor.id)}`, undefined, 'DELETE');
    expect(await subject()).toBe('An authenticator app was removed from your COGN account');
  });
});

it('but not for a factor that was never active, and at most three times an hour per kind', async () => {
  const email = 'often@person.example';
  const { ask, goOn } = await reader(email);
  const { body: factor } = await ask('factors', { factor_type: 'totp' });
  await ask(`factors/${String(factor.id)}`, undefined, 'DELETE');
  for (const word of ['first', 'second', 'third', 'fourth', 'fifth']) {
    expect((await ask('user', { password: `a ${word} calm kettle` }, 'PUT')).status).toBe(200);
  }
  for (let count = 0; count < 3; count += 1) await server.mails.next(email);
  server.clock.advance(3600);
  goOn((await logIn(server, email, 'a fifth calm kettle')).body.access_token as string);
  expect((await ask('user', { password: 'a later calm kettle' }, 'PUT')).status).toBe(200);
  await server.mails.next(email);
  // The five mails are the sign-up's confirmation and four notices.
  expect(server.mails.all.filter(({ to }) => to.includes(email))).toHaveLength(5);
});

it('and a failed mail is logged and changes no response', async () => {
  const alone = await startTestServer();
  const { access_token: token } = await confirmedPerson(alone, 'mute@person.example');
  await alone.mails.close();
  const changed = await send(alone, 'user', { password: 'a second calm kettle' }, { token: token as string, method: 'PUT' });
  expect(changed.status).toBe(200);
  await alone.close();
  expect(alone.log).toContainEqual(expect.objectContaining({ work: 'notice mail' }));
});
