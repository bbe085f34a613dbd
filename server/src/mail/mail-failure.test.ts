import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { closedPort } from '#testing/ports.ts';
import { failureOf } from './mail-failure.ts';
import { smtpMail } from './smtp-mail.ts';

/** Sends a mail to a stub server with scripted lines: the greeting, then a response to each command. Returns the error. */
async function failureAt(answers: readonly (string | undefined)[]): Promise<unknown> {
  const left = [...answers];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = () => {
      const line = left.shift();
      if (line === undefined) socket.destroy();
      else socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      // Respond to the message data only once, at its end.
      if (/^(EHLO|MAIL|RCPT|DATA)/.test(text) || text.includes('\r\n.\r\n')) say();
    });
    say();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    from: 'COGN <cogn@localhost>',
  });
  try {
    await mail.send({ to: 'ana@person.example', subject: 's', html: '<p>x</p>', text: 'x', language: 'pt' });
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    mail.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const open = ['220 here', '250 here', '250 ok'];

it.each<[string, (string | undefined)[], unknown]>([
  ['a mailbox that is not there', [...open, '550 no such mailbox'], { kind: 'refused', code: '550' }],
  ['a mailbox that is full just now', [...open, '452 full'], { kind: 'later', code: '452' }],
  ['a message that is refused', [...open, '250 ok', '354 go', '554 no'], { kind: 'refused', code: '554' }],
  ['a hang-up after the message', [...open, '250 ok', '354 go', undefined], { kind: 'uncertain', code: 'ECONNECTION' }],
])('reports %s', async (_, answers, failure) => {
  expect(await failureAt(answers)).toMatchObject(failure as object);
});

it.each<[string, string, string]>([
  ['never greets', '', 'later'],
  ['greets and then says nothing more', '220 here\r\n', 'uncertain'],
])('knows of a mail server that %s whether anything can have left', async (_, greeting, kind) => {
  const server = createServer((socket) => socket.on('error', () => undefined).write(greeting)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port, greetingTimeout: 100, socketTimeout: 200 });
  const error: unknown = await transport
    .sendMail({ from: 'a@b.example', to: 'c@d.example' })
    .catch((caught: unknown) => caught);
  expect(failureOf(error)).toEqual({ kind, code: 'ETIMEDOUT' });
  transport.close();
  server.close();
});

it('reports a certain failure when the port is closed', async () => {
  const mail = smtpMail({ url: `smtp://127.0.0.1:${String(await closedPort())}`, from: 'COGN <cogn@localhost>' });
  const error: unknown = await mail
    .send({ to: 'ana@person.example', subject: 's', html: '', text: 'x', language: 'pt' })
    .catch((caught: unknown) => caught);
  expect(failureOf(error).kind).toBe('later');
  mail.close();
});
