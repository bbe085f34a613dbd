import { randomUUID } from 'node:crypto';
import type { Sms } from './sms.ts';

/**
 * Writes text messages as mails to the mail catcher's folder, so that its page shows them too. For development only.
 */
export function mailCatcherSms(keep: (raw: Buffer) => Promise<void>, now: () => Date): Sms {
  return {
    reachesPeople: false,
    find: () => Promise.resolve({ state: 'underway' }),
    async send({ to, text }) {
      const lines = [
        'From: SMS <sms@localhost>',
        `To: +${to} <${to}@sms.localhost>`,
        `Subject: SMS +${to}`,
        `Date: ${now().toUTCString()}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(text).toString('base64'),
      ];
      await keep(Buffer.from(lines.join('\r\n')));
      return { id: randomUUID() };
    },
  };
}
