import { failureOf } from './mail-failure.ts';
import type { Mail, MailMessage } from './mail.ts';

/** Seconds between two tries of one mail: a mail server that is away for a quarter of an hour costs nobody their sign-up. */
const waits = [5, 15, 45, 120, 300, 600];

/** A way out for mails whose codes are stored nowhere in clear, so that they cannot become jobs: they are tried again for as long as this process runs. */
export interface RetryingMail extends Mail {
  /** Ends all waiting: what has not got out by now rejects with its last failure. To be called before the process ends. */
  giveUp(): void;
}

/** Hears how many mails wait for their next try, and of each that was given up. */
export interface MailWatch {
  waiting(count: number): void;
  gaveUp(): void;
}

/**
 * Tries a mail again when the mail server took nothing, or ended before it said so: a code that comes twice is the same code. What is refused for good
 * rejects at once. `wait` resolves after so many milliseconds.
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
