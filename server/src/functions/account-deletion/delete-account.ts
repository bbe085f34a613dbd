import { randomUUID } from 'node:crypto';
import type { Dependencies } from '#dependencies.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Handler } from '#jobs/job.ts';
import { composeDeletedMail } from '#mail/compose-deletion-mail.ts';
import { languageOf, type Language } from '#mail/language.ts';
import { erasureJob } from './erase-deleted-rows.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'mail'> & {
  /** Told which sessions have ended. */
  sessionsEnded: (ids: readonly string[]) => void;
  /** Removes the bytes that no object has any more. */
  sweepBytes: () => Promise<unknown>;
};

interface Gone {
  email: string | null;
  phone: string | null;
  language: Language;
  sessions: string[];
}

/**
 * The job that deletes an account for good. All rows hang on the account's own and go with it, in one transaction; the bytes of photos follow at once, or at the
 * next upkeep, and what the database's files still hold of the rows by a job of its own. Then what this machine keeps of mails to the person goes, and a last mail says that it is done: its address is known to this run alone, so a
 * mail that is not taken is not tried again.
 */
export function deleteAccount({ database, clock, logger, mail, sessionsEnded, sweepBytes }: Needs): Handler {
  return async ({ id, userId }) => {
    const gone = await database.asOwner(async (transaction): Promise<Gone | undefined> => {
      // Taken back at this very moment: the job is gone.
      const { count } = await transaction.query('select from server.jobs where id = $1 for update', [id]);
      if (count === 0) return undefined;
      const { rows: sessions } = await transaction.query<{ id: string }>('select id from auth.sessions where user_id = $1', [
        userId,
      ]);
      const { rows } = await transaction.query<{ email: string | null; phone: string | null; language: unknown }>(
        `delete from auth.users where id = $1 returning email, phone, raw_user_meta_data -> 'language' as language`,
        [userId],
      );
      const [account] = rows;
      if (account) await addJob(transaction, { id: randomUUID(), kind: erasureJob, userId: null, now: clock.now() });
      return account && { ...account, language: languageOf(account.language), sessions: sessions.map((row) => row.id) };
    });
    if (!gone) return 'done';
    sessionsEnded(gone.sessions);
    const { email, phone, language } = gone;
    const after = [
      () => sweepBytes(),
      () => mail.forget([email, phone].filter((address) => address !== null)),
      () => (email === null ? undefined : mail.send(composeDeletedMail(email, language))),
    ];
    for (const step of after) {
      try {
        await step();
      } catch (error) {
        logger.warn({ error }, 'an account was deleted; something that follows it was not done at once');
      }
    }
    return 'done';
  };
}
