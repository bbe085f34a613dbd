import { systemClock } from '#clock.ts';
import { authRoutes } from '#auth/routes.ts';
import type { Config } from '#config.ts';
import type { Database } from '#database/port.ts';
import { finishDeletionLater } from '#functions/account-deletion/deletion-job.ts';
import { loadKeys } from '../load-keys.ts';
import { makeLogger } from '#logger.ts';
import { smtpMail } from '#mail/smtp-mail.ts';
import type { Outcome } from './outcome.ts';

/** Somebody to be invited to an account. */
export interface Invitation {
  invite: string;
}

/** Invites somebody by whatever can: the running server, or a command beside a shared database. */
export async function grantInvitation(
  invite: (email: string) => Promise<boolean>,
  { invite: email }: Invitation,
  signUp: Config['signUp'],
): Promise<Outcome> {
  if (signUp === 'closed') return { done: false, sentence: 'SIGN_UP is closed: set it to invitation or open first.' };
  const done = await invite(email);
  return {
    done,
    sentence: done
      ? `${email} is invited. The mail with the link was handed over; the link is good for a day, and inviting again sends another.`
      : `There is an account with the e-mail ${email} already.`,
  };
}

/** What invites where no server answers on this machine: it needs a mail server, since nothing else keeps mails then. */
export async function inviterBesideServer(
  config: Config,
  database: Database,
): Promise<((email: string) => Promise<boolean>) | undefined> {
  if (config.smtpUrl === undefined) return undefined;
  const keys = await loadKeys(config.dataFolder, { secret: config.jwt.secret });
  const mail = smtpMail({ url: config.smtpUrl, from: config.mailFrom, reachesPeople: true });
  const logger = makeLogger(config.logLevel);
  const parts = { config, database, keys, mail, logger, clock: systemClock, finishDeletionLater, wake: () => undefined };
  const auth = authRoutes(parts);
  return async (email) => {
    try {
      return await auth.invite(email);
    } finally {
      mail.close();
    }
  };
}
