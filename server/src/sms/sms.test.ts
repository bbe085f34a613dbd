import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readMail } from '#mail-catcher/caught-mail.ts';
import { catchTexts } from '#testing/caught-texts.ts';
import { closedPort } from '#testing/ports.ts';
import { testClock } from '#testing/test-clock.ts';
import { composeCodeText, composeAccountExistsText } from './compose-texts.ts';
import { mailCatcherSms } from './mail-catcher-sms.ts';
import { SmsNotSent } from './sms.ts';
import { twilioSms, deliveryStatusOf, isFromTwilio } from './twilio.ts';
import { watchSms } from './watch-sms.ts';

const account = { accountSid: 'AC1', authToken: 'secret', from: 'MG00000000000000000000000000000000' };

async function sendTo(listener: RequestListener): Promise<unknown> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  try {
    return await twilioSms({ ...account, url })
      .send({ to: '5511999990000', text: 'x' })
      .catch((error: unknown) => error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('sends a message in the provider’s documented format', async () => {
  const texts = await catchTexts();
  try {
    await texts.sms.send({ to: '5511999990000', text: '123456 é o seu código' });
    expect(texts.all).toMatchObject([{ to: '5511999990000', text: '123456 é o seu código' }]);
    await expect(texts.sms.send({ to: '0', text: 'x' })).rejects.toThrow(/answered 400, its error 21211/);
  } finally {
    await texts.close();
  }
});

it('uses a messaging service as the sender', async () => {
  let body = '';
  await sendTo((request, response) => {
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.writeHead(201).end('{"sid":"SM1"}'));
  });
  expect(new URLSearchParams(body).get('MessagingServiceSid')).toBe(account.from);
});

it.each<[string, RequestListener, SmsNotSent['because'], boolean]>([
  ['an error page', (_, response) => response.writeHead(502).end('<h1>no</h1>'), 'provider', true],
  ['a hang-up', (request) => request.socket.destroy(), 'provider', true],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'provider', true],
  ['a success that is none', (_, response) => response.writeHead(201).end('null'), 'provider', true],
  ['a number that it cannot reach', (_, response) => response.writeHead(400).end('{"code":21211}'), 'message', false],
  ['too many requests', (_, response) => response.writeHead(429).end('{"code":20429}'), 'provider', false],
  ['a provider out of order', (_, response) => response.writeHead(503).end('{"code":20503}'), 'provider', false],
])('rejects at %s without naming the number', async (_, listener, because, uncertain) => {
  const error = await sendTo(listener);
  expect(error).toBeInstanceOf(SmsNotSent);
  expect([(error as SmsNotSent).because, (error as SmsNotSent).uncertain]).toEqual([because, uncertain]);
  expect(String(error)).not.toContain('5511999990000');
});

it('reports a certain failure when the port is closed', async () => {
  const sms = twilioSms({ ...account, url: `http://127.0.0.1:${String(await closedPort())}` });
  const error: unknown = await sms.send({ to: '5511999990000', text: 'x' }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ because: 'provider', uncertain: false });
});

it.each([
  ['queued', null, { state: 'underway' }],
  ['sent', null, { state: 'underway' }],
  ['delivered', null, { state: 'delivered' }],
  ['undelivered', 30003, { state: 'failed', code: '30003' }],
  ['failed', '30005', { state: 'failed', code: '30005' }],
  ['a word of next year', 'x', { state: 'underway' }],
])('reads %s as the state of a message', (status, code, state) => {
  expect(deliveryStatusOf(status, code)).toEqual(state);
});

it('accepts a provider’s form only with a valid signature', () => {
  // The example in Twilio's documentation.
  const form = new URLSearchParams({
    ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675310', Digits: '1234', From: '+14158675310', To: '+18005551212' },
  });
  const url = 'https://example.com/myapp.php?foo=1&bar=2';
  const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU=';
  expect(isFromTwilio('12345', url, form, signature)).toBe(true);
  expect(isFromTwilio('12346', url, form, signature)).toBe(false);
  expect(isFromTwilio('12345', `${url}3`, form, signature)).toBe(false);
  form.set('Digits', '1235');
  expect(isFromTwilio('12345', url, form, signature)).toBe(false);
  expect(isFromTwilio('12345', url, form, '')).toBe(false);
});

it('stores text messages in the local outbox like mails', async () => {
  const kept: Buffer[] = [];
  const sms = mailCatcherSms(
    (raw) => {
      kept.push(raw);
      return Promise.resolve();
    },
    () => new Date('2026-11-21T10:00:00Z'),
  );
  await sms.send({ to: '5511999990000', text: '123456 é o seu código' });
  expect(await readMail(kept[0] ?? Buffer.of())).toMatchObject({
    subject: 'SMS +5511999990000',
    text: expect.stringContaining('123456 é o seu código') as string,
  });
});

it('puts the code first in every language, in at most two message segments', () => {
  const texts = (['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const).map((language) =>
    composeCodeText(language, '012345', 10),
  );
  expect(new Set(texts).size).toBe(7);
  for (const text of texts) expect(text).toMatch(/^012345[^!！]{10,128}$/);
});

it('notifies a number’s owner in every language, in at most two message segments', () => {
  const texts = (['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const).map(composeAccountExistsText);
  expect(new Set(texts).size).toBe(7);
  for (const text of texts) expect(text).toMatch(/^[^!！]{10,134}$/);
});

describe('a watched SMS provider', () => {
  const clock = testClock();
  const message = { to: '5511999990000', text: 'x' };
  let error: Error | undefined;
  const way = { find: () => Promise.reject(new Error('nobody asks')), reachesPeople: true };
  const sms = watchSms({ ...way, send: () => (error ? Promise.reject(error) : Promise.resolve({ id: 'SM1' })) }, clock);
  const fail = async (given: Error) => {
    error = given;
    await expect(sms.send(message)).rejects.toBe(given);
  };

  it('is closed for a minute after a provider failure, and open after the next sent message', async () => {
    expect(sms.closed).toBe(false);
    await fail(new SmsNotSent('provider', 'no'));
    expect(sms.closed).toBe(true);
    clock.advance(61);
    expect(sms.closed).toBe(false);
    await fail(new Error('unknown'));
    expect(sms.closed).toBe(true);
    error = undefined;
    await sms.send(message);
    expect(sms.closed).toBe(false);
  });

  it('is open again after the clock was set back', async () => {
    clock.advance(5 * 3600);
    await fail(new SmsNotSent('provider', 'no'));
    expect(sms.closed).toBe(true);
    clock.advance(-5 * 3600);
    expect(sms.closed).toBe(false);
  });

  it('stays open after a failure of a single number', async () => {
    await fail(new SmsNotSent('message', 'no'));
    expect(sms.closed).toBe(false);
  });
});
