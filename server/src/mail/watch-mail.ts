import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import { failureOf } from './mail-failure.ts';
import type { Mail } from './mail.ts';

const quietMilliseconds = 600_000;

/** Sends mail and logs outages of the mail server. */
export interface WatchedMail extends Mail {
  /** Logs a summary of a continuing outage, at most every ten minutes. Call it regularly. */
  summarize(): void;
}

/**
 * Logs a warning when the mail server accepts no mail, and a line when it accepts mail again. A refusal of a single address is
 * not an outage; the caller logs it. No log line contains an address.
 */
export function watchMail(mail: Mail, { logger, clock }: { logger: Logger; clock: Clock }): WatchedMail {
  let outage: { since: number; failures: number; loggedAt: number; loggedFailures: number; code: string } | undefined;
  const now = () => clock.now().getTime();
  const minutes = (since: number) => Math.round((now() - since) / 60_000);

  const onFailure = (error: unknown) => {
    const { kind, code } = failureOf(error);
    if (kind === 'refused') return;
    if (outage) {
      outage.failures += 1;
      outage.code = code;
      return;
    }
    outage = { since: now(), failures: 1, loggedAt: now(), loggedFailures: 1, code };
    logger.warn({ code, error }, 'the mail server took no mail; npm run test-mail -- ADDRESS says why');
  };
  const onSuccess = () => {
    if (!outage) return;
    const { failures, since } = outage;
    outage = undefined;
    logger.info({ failures, minutes: minutes(since) }, 'the mail server takes mails again');
  };
  return {
    get reachesPeople() {
      return mail.reachesPeople;
    },
    forget: (addresses) => mail.forget(addresses),
    async send(message) {
      try {
        await mail.send(message);
      } catch (error) {
        onFailure(error);
        throw error;
      }
      onSuccess();
    },
    summarize() {
      if (!outage || outage.failures === outage.loggedFailures) return;
      if (Math.abs(now() - outage.loggedAt) < quietMilliseconds) return;
      const { failures, since, code } = outage;
      Object.assign(outage, { loggedAt: now(), loggedFailures: failures });
      logger.warn({ failures, minutes: minutes(since), code }, 'the mail server still takes no mail');
    },
  };
}
