import { failureOf } from './mail-failure.ts';
import type { Mail, MailMessage } from './mail.ts';

/** Seconds between two attempts of one mail, some 18 minutes in total, so that a shorter outage does not break a sign-up. */
const waits = [5, 15, 45, 120, 300, 600];

/** Retries mails in memory while the process runs. Jobs cannot do this, because a mail's code is stored nowhere in clear. */
export interface RetryingMail extends Mail {
  /** Ends all retries: unsent mails reject with their last failure. Call it before the process ends. */
  giveUp(): void;
}

/**
 * Receives reports about retries. `waiting` gets the number of mails that wait for a retry, and `gaveUp` is called for each
 * mail that failed for good.
 */
export interface MailWatch {
  waiting(count: number): void;
  gaveUp(): void;
}

/**
 * Retries a mail that the mail server did not accept, or whose response was lost. A second copy is harmless, because it contains
 * the same code. Rejects at once after a permanent refusal. `wait` resolves after the given milliseconds.
 */
export function retryingMail(
  mail: Mail,
  wait: (milliseconds: number) => Promise<unknown>,
  watch: MailWatch = { waiting: () => undefined, gaveUp: () => undefined },
): RetryingMail {
  let waiting = 0;
  const waitFor = async (milliseconds: number) => {
    watch.waiting((waiting += 1));
    try {
      return await Promise.race([wait(milliseconds), over.promise]);
    } finally {
      watch.waiting((waiting -= 1));
    }
  };
  const over = Promise.withResolvers<'over'>();
  let isOver = false;
  const send = async (message: MailMessage, tries: number): Promise<void> => {
    try {
      await mail.send(message);
    } catch (error) {
      const seconds = waits[tries];
      const isFinal = failureOf(error).kind === 'refused' || seconds === undefined || isOver;
      if (isFinal || (await waitFor(seconds * 1000)) === 'over') {
        watch.gaveUp();
        throw error;
      }
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
