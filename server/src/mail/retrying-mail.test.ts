import { expect, it } from 'vitest';
import type { Mail, MailMessage } from './mail.ts';
import { retryingMail } from './retrying-mail.ts';

const message: MailMessage = { to: 'ana@person.example', subject: 's', html: '<p>x</p>', text: 'x', language: 'pt' };
const away = Object.assign(new Error('away'), { code: 'ESOCKET', syscall: 'connect' });
const lost = Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 });

/** A mail stub that fails with these errors before it accepts a mail. */
function failing(...failures: Error[]): Mail & { tries: number } {
  const mail = {
    reachesPeople: true,
    forget: () => Promise.resolve(),
    tries: 0,
    send() {
      mail.tries += 1;
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
  };
  return mail;
}

it('is retried with growing delays until it is accepted', async () => {
  const mail = failing(away, lost, away);
  const waited: number[] = [];
  await retryingMail(mail, (milliseconds) => Promise.resolve(waited.push(milliseconds))).send(message);
  expect(mail.tries).toBe(4);
  expect(waited).toEqual([5_000, 15_000, 45_000]);
});

it('is not retried after a permanent refusal', async () => {
  const mail = failing(refused);
  await expect(retryingMail(mail, () => Promise.resolve()).send(message)).rejects.toBe(refused);
  expect(mail.tries).toBe(1);
});

it('fails after the last retry, with the last error', async () => {
  const mail = failing(...Array<Error>(20).fill(away));
  await expect(retryingMail(mail, () => Promise.resolve()).send(message)).rejects.toBe(away);
  expect(mail.tries).toBe(7);
});

it('stops its retries before the process ends, and starts no new ones', async () => {
  const mail = failing(away, away);
  const asked = Promise.withResolvers<undefined>();
  const patient = retryingMail(mail, () => {
    asked.resolve(undefined);
    return new Promise(() => undefined);
  });
  const sent = patient.send(message);
  await asked.promise;
  patient.giveUp();
  await expect(sent).rejects.toBe(away);
  await expect(patient.send(message)).rejects.toBe(away);
  expect(mail.tries).toBe(2);
});
