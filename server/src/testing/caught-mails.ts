import { readMail, type CaughtMail } from '#mail-catcher/caught-mail.ts';
import { startSmtpCatcher } from '#mail-catcher/smtp-catcher.ts';

/** The mails that a test's server sent over SMTP. */
export interface CaughtMails {
  /** All mails so far, oldest first. */
  readonly all: readonly CaughtMail[];
  /**
   * Returns the oldest mail to this address that no earlier call returned. Waits for it up to five seconds, because the
   * server sends mails after its response; then rejects.
   */
  next(to: string): Promise<CaughtMail>;
  url: string;
  close(): Promise<void>;
}

const patienceMilliseconds = 5000;

export async function catchMails(): Promise<CaughtMails> {
  const all: CaughtMail[] = [];
  const taken = new Set<CaughtMail>();
  const arrivals = new EventTarget();
  const catcher = await startSmtpCatcher(async (raw) => {
    all.push(await readMail(raw));
    arrivals.dispatchEvent(new Event('mail'));
  });
  const find = (to: string) => all.find((mail) => mail.to.includes(to) && !taken.has(mail));

  return {
    all,
    url: catcher.url,
    close: () => catcher.close(),
    async next(to) {
      const tooLate = AbortSignal.timeout(patienceMilliseconds);
      for (let mail = find(to); ; mail = find(to)) {
        if (mail) {
          taken.add(mail);
          return mail;
        }
        if (tooLate.aborted) throw new Error(`No mail to ${to} came; there were ${String(all.length)} in all.`);
        await new Promise((resolve) => {
          arrivals.addEventListener('mail', resolve, { once: true });
          tooLate.addEventListener('abort', resolve, { once: true });
        });
      }
    },
  };
}
