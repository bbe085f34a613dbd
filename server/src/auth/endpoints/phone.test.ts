import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword } from '../testing/people.ts';
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

const codeFor = async (phone: string) => (await texts.next(phone)).text.slice(0, 6);
const verify = (phone: string, token: string, type = 'sms') => post(server, 'verify', { type, phone, token });
const logInByPhone = (phone: string) =>
  post(server, 'token', { phone, password: goodPassword }, { query: { grant_type: 'password' } });

describe('a phone', () => {
  it.each(['otp', 'signup'])('refuses an unsupported channel: POST %s', async (path) => {
    const asked = { phone: '5511999990009', password: goodPassword, channel: 'whatsapp' };
    const answer = await post(server, path, asked);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it('signs up, is confirmed by a code, and signs in with its password', async () => {
    const signedUp = await post(server, 'signup', {
      phone: '+55 (11) 99999-0001',
      password: goodPassword,
      data: { language: 'en' },
    });
    expect(signedUp.body).toMatchObject({ phone: '5511999990001', email: '', app_metadata: { provider: 'phone' } });
    expect((await logInByPhone('+5511999990001')).body.code).toBe('phone_not_confirmed');
    const text = await texts.next('5511999990001');
    expect(text.text).toMatch(/^\d{6} is your COGN code/);
    const verified = await verify('+5511999990001', text.text.slice(0, 6));
    expect(verified.body.user).toMatchObject({ id: signedUp.body.id as string, phone: '5511999990001' });
    expect(verified.body.user.phone_confirmed_at).toBeDefined();
    expect((await logInByPhone('5511999990001')).status).toBe(200);
    server.clock.advance(61);
    const again = await post(server, 'signup', { phone: '5511999990001', password: 'an entirely other one' });
    expect(again).toMatchObject({ status: 200, body: { identities: [] } });
    expect(Object.keys(again.body)).toEqual(Object.keys(signedUp.body));
    const note = await texts.next('5511999990001');
    expect(note.text).toMatch(/^Somebody asked for a COGN account with this phone/);
  });

  it('signs in with a code alone, valid for ten minutes', async () => {
    const phone = '5511999990002';
    expect(await post(server, 'otp', { phone })).toMatchObject({ status: 200, body: {} });
    expect((await verify(phone, await codeFor(phone))).status).toBe(200);
    server.clock.advance(61);
    await post(server, 'otp', { phone, create_user: false });
    const late = await codeFor(phone);
    server.clock.advance(601);
    expect(await verify(phone, late)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('gets a new code after a minute', async () => {
    const phone = '5511999990003';
    await post(server, 'signup', { phone, password: goodPassword });
    await texts.next(phone);
    const soon = await post(server, 'resend', { type: 'sms', phone });
    expect(soon).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
    server.clock.advance(61);
    await post(server, 'resend', { type: 'sms', phone });
    expect((await verify(phone, await codeFor(phone))).status).toBe(200);
  });

  it('is added to an account by its code', async () => {
    const { access_token: token } = await confirmedPerson(server, 'phone@person.example');
    const phone = '5511999990004';
    const changed = await send(server, 'user', { phone }, { method: 'PUT', token: token as string });
    expect(changed.body).toMatchObject({ phone: '', new_phone: phone });
    const code = await codeFor(phone);
    expect((await verify(phone, code)).body.code).toBe('otp_expired');
    const verified = await verify(phone, code, 'phone_change');
    expect(verified.body.user).toMatchObject({ phone, email: 'phone@person.example' });
    expect(verified.body.user.app_metadata.providers).toEqual(['email', 'phone']);
    expect((await logInByPhone(phone)).status).toBe(200);
  });

  it('of another account is never shown and never taken', async () => {
    const { access_token: token } = await confirmedPerson(server, 'prober@person.example');
    server.clock.advance(61);
    const answer = await send(server, 'user', { phone: '5511999990004' }, { method: 'PUT', token: token as string });
    expect(answer).toMatchObject({ status: 200, body: { new_phone: '5511999990004' } });
    expect((await verify('5511999990004', '000000', 'phone_change')).body.code).toBe('otp_expired');
    expect((await texts.next('5511999990004')).text).toMatch(/^Alguém pediu uma conta no COGN/);
    expect((await logInByPhone('5511999990004')).status).toBe(200);
  });

  it('gets the same response whether or not it is known, and no message where sign-up is excluded', async () => {
    const sent = texts.all.length;
    const nobody = await post(server, 'otp', { phone: '5511999990009', create_user: false });
    expect(nobody).toMatchObject({ status: 200, body: {} });
    expect((await post(server, 'resend', { type: 'sms', phone: '5511999990008' })).body).toEqual({});
    for (const phone of ['5511999990009', '5511999990008', '5511999990001']) {
      expect(await verify(phone, '000000')).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    }
    expect(texts.all).toHaveLength(sent);
  });

  it('is refused when invalid', async () => {
    const answer = await post(server, 'otp', { phone: 'call me' });
    expect(answer.body.message).toBe('Invalid phone number format (E.164 required)');
  });

  it('is listed in the settings', async () => {
    expect((await send(server, 'settings')).body.external.phone).toBe(true);
  });
});
