import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readMail } from '#outbox/caught-mail.ts';
import { catchTexts } from '#testing/caught-texts.ts';
import { composeCodeText } from './compose-code-text.ts';
import { outboxSms } from './outbox-sms.ts';
import { SmsNotSent, twilioSms } from './twilio-sms.ts';

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

it('hands a message over in the form that the provider documents', async () => {
  const texts = await catchTexts();
  try {
    await texts.sms.send({ to: '5511999990000', text: '123456 é o seu código' });
    expect(texts.all).toEqual([{ to: '5511999990000', text: '123456 é o seu código' }]);
    await expect(texts.sms.send({ to: '0', text: 'x' })).rejects.toThrow(/answered 400, its error 21211/);
  } finally {
    await texts.close();
  }
});

it('names a messaging service where the sender is one', async () => {
  let body = '';
  await sendTo((request, response) => {
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.writeHead(201).end('{"sid":"SM1"}'));
  });
  expect(new URLSearchParams(body).get('MessagingServiceSid')).toBe(account.from);
});

it.each<[string, RequestListener]>([
  ['an error page', (_, response) => response.writeHead(502).end('<h1>no</h1>')],
  ['a hang-up', (request) => request.socket.destroy()],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['a success that is none', (_, response) => response.writeHead(201).end('null')],
  ['too many requests', (_, response) => response.writeHead(429).end('{"code":20429,"message":"Too Many Requests"}')],
])('rejects at %s without naming the number', async (_, listener) => {
  const error = await sendTo(listener);
  expect(error).toBeInstanceOf(SmsNotSent);
  expect(String(error)).not.toContain('5511999990000');
});

it('keeps messages in the local outbox as it keeps mails', async () => {
  const kept: Buffer[] = [];
  const sms = outboxSms(
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

it('says the code first in every language, in two parts of a message at most', () => {
  const texts = (['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const).map((language) =>
    composeCodeText(language, '012345', 10),
  );
  expect(new Set(texts).size).toBe(7);
  for (const text of texts) expect(text).toMatch(/^012345[^!！]{10,134}$/);
});
