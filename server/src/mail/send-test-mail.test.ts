import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { closedPort } from '#testing/ports.ts';
import { sendTestMail } from './send-test-mail.ts';

/** A mail server stub that answers each command by its first word. The answer to a word without an entry is 250. */
async function mailServer(answers: Record<string, string>): Promise<string> {
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue;
        const word = line === '.' ? 'end' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
        isData = word === 'DATA';
        socket.write(`${answers[word] ?? (isData ? '354 go on' : '250 ok')}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const send = (smtpUrl: string | undefined) =>
  sendTestMail({ smtpUrl, mailFrom: 'COGN <cogn@example.org>' }, 'ana@example.org');
const login = 'user:hunter2@';

test('an accepted test mail shows the mail server’s response', async () => {
  const host = await mailServer({ end: '250 queued as 7F' });
  const { done, sentence } = await send(`smtp://${host}`);
  expect([done, sentence]).toEqual([true, expect.stringContaining('It said: 250 queued as 7F')]);
});

test.each([
  [
    'a sender that it refuses',
    '',
    { MAIL: '550 not from you' },
    'refuses a mail from COGN <cogn@example.org> to ana@example.org. It said: 550 not from you',
  ],
  ['a mail that it takes later', '', { RCPT: '451 come again' }, 'takes no mail just now. It said: 451 come again'],
  [
    'a wrong password',
    login,
    { EHLO: '250 AUTH PLAIN', AUTH: '535 no such user' },
    'refuses the user or the password of SMTP_URL. It said: 535 no such user',
  ],
] as const)('%s is reported with the server’s own, and no password', async (_case, user, answers, expected) => {
  const { done, sentence } = await send(`smtp://${user}${await mailServer(answers)}`);
  expect([done, sentence]).toEqual([false, expect.stringContaining(expected)]);
  expect(sentence).not.toContain('hunter2');
});

test('the test mail distinguishes a closed port, a mail server without TLS and an unset SMTP_URL', async () => {
  const port = await closedPort();
  expect((await send(`smtp://127.0.0.1:${String(port)}`)).sentence).toBe(`Nothing answers at 127.0.0.1:${String(port)}.`);
  expect((await send(`smtps://${await mailServer({})}`)).sentence).toContain('465 wants smtps:');
  expect(await send(undefined)).toEqual({ done: false, sentence: expect.stringContaining('SMTP_URL is not set') as string });
});
