import { expect, test } from 'vitest';
import { makeLogger } from '#logger.ts';
import { testClock } from '#testing/test-clock.ts';
import type { MailMessage } from './mail.ts';
import { watchMail } from './watch-mail.ts';

const message = { to: 'ana@example.org' } as MailMessage;

function stage() {
  const clock = testClock();
  const lines: { level: string; msg: string; failures?: number; code?: string }[] = [];
  const logger = makeLogger('info', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  let error: Error | undefined;
  const send = () => (error ? Promise.reject(error) : Promise.resolve());
  const mail = watchMail({ reachesPeople: true, forget: () => Promise.resolve(), send }, { logger, clock });
  const failing = (code: string, more = {}) => (error = Object.assign(new Error(`to ${message.to}`), { code, ...more }));
  const sending = () => mail.send(message).catch(() => undefined);
  return { clock, lines, mail, failing, sending, working: () => (error = undefined) };
}

test('an outage logs a warning at the first mail, a summary every ten minutes, and a line at its end', async () => {
  const { clock, lines, mail, failing, sending, working } = stage();
  failing('ECONNREFUSED', { syscall: 'connect' });
  for (let tries = 0; tries < 5; tries += 1) {
    await sending();
    clock.advance(60);
    mail.summarize();
  }
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', code: 'ECONNREFUSED' })]);
  clock.advance(300);
  mail.summarize();
  mail.summarize();
  expect(lines.at(-1)).toMatchObject({ level: 'warn', failures: 5, msg: 'the mail server still takes no mail' });
  working();
  await sending();
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatchObject({ level: 'info', failures: 5, msg: 'the mail server takes mails again' });
  expect(JSON.stringify(lines)).not.toContain('ana@');
});

test('a refused address does not count as an outage', async () => {
  const { lines, failing, sending } = stage();
  failing('EENVELOPE', { responseCode: 550 });
  await sending();
  expect(lines).toEqual([]);
});
