import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
let texts: CaughtTexts;
let token: string;
const known = '5511966660001';
const waiting = '5511966660002';
const nobody = '5511966660003';
const unsent = { status: 422, body: { code: 'sms_send_failed' } };

beforeAll(async () => {
  texts = await catchTexts();
  server = await startTestServer({ sms: texts.sms, config: { jwt: { lifetimeSeconds: 1e6 } } });
  for (const phone of [known, waiting]) await post(server, 'signup', { phone, password: goodPassword });
  const code = (await texts.next(known)).text.slice(0, 6);
  await post(server, 'verify', { type: 'sms', phone: known, token: code });
  token = (await confirmedPerson(server, 'changes@person.example')).access_token as string;
});
beforeEach(() => {
  texts.refuseWith(undefined);
  server.clock.advance(3601);
});
afterAll(async () => {
  await server.close();
  await texts.close();
});

const signUp = (phone: string) => post(server, 'signup', { phone, password: goodPassword });
const changeTo = (phone: string) => send(server, 'user', { phone }, { method: 'PUT', token });
const signIn = (phone: string, create_user = true) => post(server, 'otp', { phone, create_user });

describe('a text message that cannot be sent', () => {
  it.each([
    ['its number cannot be reached', 400],
    ['the provider fails', 503],
  ])('is reported at sign-up and at a phone change for every number, when %s', async (_, status) => {
    texts.refuseWith(status);
    for (const phone of [known, waiting, nobody]) {
      expect(await signUp(phone), phone).toMatchObject(unsent);
      expect(await changeTo(phone), phone).toMatchObject(unsent);
    }
    expect(JSON.stringify(server.log)).not.toContain(known);
  });

  it('can be requested again at once', async () => {
    texts.refuseWith(503);
    expect(await signUp(waiting)).toMatchObject(unsent);
    texts.refuseWith(undefined);
    expect((await signUp(waiting)).status).toBe(200);
    const code = (await texts.next(waiting)).text.slice(0, 6);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('still counts for the hour', async () => {
    texts.refuseWith(503);
    for (let time = 0; time < 5; time += 1) expect(await signUp(waiting)).toMatchObject(unsent);
    expect(await signUp(waiting)).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
  });

  it('closes sign-in by code for all clients, until a message is sent or a minute passes', async () => {
    texts.refuseWith(503);
    await signUp(nobody);
    for (const phone of [known, waiting, nobody]) {
      for (const create of [true, false]) expect(await signIn(phone, create), phone).toMatchObject(unsent);
      expect(await post(server, 'resend', { type: 'sms', phone }), phone).toMatchObject(unsent);
    }
    texts.refuseWith(undefined);
    server.clock.advance(61);
    expect(await signIn(known, false)).toMatchObject({ status: 200, body: {} });
    await texts.next(known);
  });

  it('reveals nothing about a number at sign-in: an unreachable one gets the same response', async () => {
    texts.refuseWith(400);
    for (const phone of [known, waiting, nobody]) {
      expect(await signIn(phone, false), phone).toMatchObject({ status: 200, body: {} });
    }
  });

  it('is reported to a user who needs a code to set a password', async () => {
    const phone = '5511966660004';
    await signUp(phone);
    const { body } = await post(server, 'verify', {
      type: 'sms',
      phone,
      token: (await texts.next(phone)).text.slice(0, 6),
    });
    server.clock.advance(61);
    texts.refuseWith(503);
    const own = body.access_token as string;
    expect(await send(server, 'reauthenticate', undefined, { token: own })).toMatchObject(unsent);
    texts.refuseWith(undefined);
    expect((await send(server, 'reauthenticate', undefined, { token: own })).status).toBe(200);
    await texts.next(phone);
  });
});
