import { dirname } from 'node:path';
import { systemClock } from '#clock.ts';
import { authRoutes } from '#auth/routes.ts';
import type { Config } from '#config/config.ts';
import type { Database } from '#database/port.ts';
import { enqueueDeletion } from '#functions/account-deletion/deletion-jobs.ts';
import { loadKeys } from '#load-keys.ts';
import { makeLogger } from '#logger.ts';
import { smtpMail } from '#mail/smtp-mail.ts';
import { makeBackup, type BackupSource } from '#backup/make-backup.ts';
import { recordMaintenance } from '#backup/last-maintenance.ts';
import { makeBackupFolder } from '#backup/backup-writer.ts';
import { BackupRefused } from '#backup/backup-line.ts';
import type { CommandResult, BackupRequest, OperatorRequest } from './operator-request.ts';
import { changeAccount } from './change-account.ts';
import { manageJobs } from './manage-jobs.ts';

export interface Invitation {
  invite: string;
}

/**
 * Invites a user. `invite` is the running server's own function, or that of `inviterBesideServer` if the command opens the
 * database itself.
 */
export async function runInvitation(
  invite: (email: string) => Promise<boolean>,
  { invite: email }: Invitation,
  signUp: Config['signUp'],
): Promise<CommandResult> {
  if (signUp === 'closed') return { done: false, sentence: 'SIGN_UP is closed: set it to invitation or open first.' };
  const done = await invite(email);
  return {
    done,
    sentence: done
      ? `${email} is invited. The mail with the link was handed over; the link is good for a day, and inviting again sends another.`
      : `There is an account with the e-mail ${email} already.`,
  };
}

/**
 * Returns a function that sends invitations from the command's own process. Undefined if no mail server is configured, because
 * only a running server has the mail catcher.
 */
export async function inviterBesideServer(
  config: Config,
  database: Database,
): Promise<((email: string) => Promise<boolean>) | undefined> {
  if (config.smtpUrl === undefined) return undefined;
  const keys = await loadKeys(config.dataFolder, config.jwt);
  const mail = smtpMail({ url: config.smtpUrl, from: config.mailFrom, reachesPeople: true });
  const logger = makeLogger(config.logLevel);
  const parts = { config, database, keys, mail, logger, clock: systemClock, enqueueDeletion, wake: () => undefined };
  const auth = authRoutes(parts);
  return async (email) => {
    try {
      return await auth.invite(email);
    } finally {
      mail.close();
    }
  };
}

/** Makes a backup, and reports its contents. */
export async function runBackup(source: BackupSource, request: BackupRequest, now: Date): Promise<CommandResult> {
  const { backup: path, passphrase, makeFolder } = request;
  try {
    if (makeFolder) await makeBackupFolder(dirname(path));
    const { accounts, rows, photos, absent } = await makeBackup(source, { path, passphrase, now });
    // If recording the time fails, only a metric is wrong; the backup is complete.
    await source.database.asOwner((transaction) => recordMaintenance(transaction, 'backup', now)).catch(() => undefined);
    const gone = absent === 0 ? '' : ` ${String(absent)} photos have no bytes: they were removed meanwhile, or are lost.`;
    const guard =
      passphrase === undefined
        ? 'It is not encrypted: anyone who can read it can read every journal and has this server’s keys. Protect it as you protect the keys.'
        : 'It is encrypted with BACKUP_PASSPHRASE. Keep that elsewhere: without it nobody can read the file.';
    const contents = `${String(accounts)} accounts, ${String(rows)} rows, ${String(photos)} photos, and the keys`;
    return { done: true, sentence: `${path} holds ${contents}.${gone}\n${guard}` };
  } catch (error) {
    if (error instanceof BackupRefused) return { done: false, sentence: error.message };
    throw error;
  }
}

/** Executes a request about an account or about jobs, as the database's owner. */
export function runRequest(
  database: Database,
  request: Exclude<OperatorRequest, BackupRequest | Invitation>,
  now: Date,
): Promise<CommandResult> {
  return 'jobs' in request ? manageJobs(database, request, now) : changeAccount(database, request);
}
