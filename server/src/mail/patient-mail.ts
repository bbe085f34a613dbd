import { failureOf } from './mail-failure.ts';
import type { Mail, MailMessage } from './mail.ts';

/** Seconds between two tries of one mail: a mail server that is away for a quarter of an hour costs nobody their sign-up. */
const waits = [5, 15, 45, 120, 300, 600];

/** A way out for mails whose codes are kept nowhere in clear, so that they cannot become jobs: they are tried again for as long as this process runs. */
export interface PatientMail extends Mail {
  /** Ends all waiting: what has not got out by now rejects with its last failure. To be called before the process ends. */
  giveUp(): void;
}

/**
 * Tries a mail again when the mail server took nothing, or ended before it said so: a code that comes twice is the same code. What is refused for good
 * rejects at once. `wait` resolves after so many milliseconds.
 */
export function patientMail(mail: Mail, wait: (milliseconds: number) => Promise<unknown>): PatientMail {
  const over = Promise.withResolvers<'over'>();
  let isOver = false;
  const send = async (message: MailMessage, tries: number): Promise<void> => {
    try {
      await mail.send(message);
    } catch (error) {
      const seconds = waits[tries];
      if (failureOf(error).kind === 'refused' || seconds === undefined || isOver) throw error;
      if ((await Promise.race([wait(seconds * 1000), over.promise])) === 'over') throw error;
      await send(message, tries + 1);
    }
  };
  return {
    reachesPeople: mail.reachesPeople,
    forget: (addresses) => mail.forget(addresses),
    send: (message) => send(message, 0),
    giveUp() {
      isOver = true;
      over.resolve('over');
    },
  };
}
