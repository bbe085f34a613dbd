import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import type { Transaction } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import { type Handler, type Job, addJob } from '#jobs/job.ts';
import { composeDeletedMail } from '#mail/compose-deletion-mail.ts';
import { languageOf } from '#mail/language.ts';
import { erasureJob } from './erase-deleted-rows.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'mail'> & {
  /** Ends an account's sessions and every way into it, and forgets whose it was. The returned function is to be called after the commit. */
  closeForGood: (transaction: Transaction, userId: string, now: Date) => Promise<() => void>;
  /** Removes the bytes that no object has any more. */
  sweepBytes: () => Promise<unknown>;
};

/** What the job remembers of an account that is closed for good, until the last of its rows is gone. */
const remembered = z.object({
  account: z.uuid(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  language: z.unknown().optional(),
});
type Closed = z.output<typeof remembered>;

/**
 * The job that deletes an account for good. First, in one transaction, it is closed: no session, no way in, its address free. Then its rows go in batches, the account's
 * own row last, so that others are answered meanwhile; a run that was cut goes on where the last one ended. The bytes of photos follow at once, or at the next upkeep,
 * and what the database's files still hold of the rows by a job of its own. Then what this machine keeps of mails to the person goes, and a last mail says that it is
 * done: its address is known to this run alone by then, so a mail that is not taken is not tried again.
 */
export function deleteAccount(needs: Needs): Handler {
  const { database, clock, logger, mail, sweepBytes } = needs;
  return async (job) => {
    const known = remembered.safeParse(job.payload);
    const closed = known.success ? known.data : await close(needs, job);
    if (!closed) return 'done';
    await deleteInBatches(database, 'auth.users', closed.account, {
      async withRow(transaction) {
        // Before what is left in the files is erased: the address stands in this job.
        const forgotten = { account: closed.account };
        await transaction.query('update server.jobs set payload = $2 where id = $1', [job.id, forgotten]);
        await addJob(transaction, { id: randomUUID(), kind: erasureJob, userId: null, now: clock.now() });
      },
    });
    const { email, phone, language } = closed;
    const after = [
      () => sweepBytes(),
      () => mail.forget([email, phone].filter((address) => typeof address === 'string')),
      () => (typeof email === 'string' ? mail.send(composeDeletedMail(email, languageOf(language))) : undefined),
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

async function close({ database, clock, closeForGood }: Needs, { id, userId }: Job): Promise<Closed | undefined> {
  const closing = await database.asOwner(async (transaction) => {
    // Taken back at this very moment: the job is gone.
    const { count } = await transaction.query('select from server.jobs where id = $1 for update', [id]);
    const { rows } = await transaction.query<Closed>(
      `select id as account, email, phone, raw_user_meta_data -> 'language' as language from auth.users where id = $1 for update`,
      [userId],
    );
    const [account] = rows;
    if (count === 0 || userId === null || !account) return undefined;
    // Closing an account ends its person's jobs: this one becomes nobody's.
    await transaction.query('update server.jobs set user_id = null, payload = $2 where id = $1', [id, account]);
    return { account, notifyEnded: await closeForGood(transaction, userId, clock.now()) };
  });
  closing?.notifyEnded();
  return closing?.account;
}
