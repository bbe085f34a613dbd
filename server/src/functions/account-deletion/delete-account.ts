import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import type { Transaction } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import { type Handler, type Job, addJob } from '#jobs/job.ts';
import { composeDeletedMail } from '#mail/compose-deletion-mail.ts';
import { languageOf } from '#mail/language.ts';
import { erasureJob } from './overwrite-deleted-bytes.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger' | 'mail'> & {
  /**
   * Ends an account's sessions, and deletes its credentials and identifying data. After the commit, call the returned function:
   * it makes this process reject the ended sessions at once.
   */
  closeForGood: (transaction: Transaction, userId: string, now: Date) => Promise<() => void>;
  /** Removes orphaned objects. */
  sweepBytes: () => Promise<unknown>;
};

/**
 * The payload of the job after it closed the account. The account's own row no longer has the addresses, but the job's last
 * steps need them. The job removes them from the payload when it deletes the account's row.
 */
const remembered = z.object({
  account: z.uuid(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  language: z.unknown().optional(),
});
type Closed = z.output<typeof remembered>;

/**
 * Handles the job that permanently deletes an account. One transaction first closes the account: it ends the sessions, removes
 * the credentials and frees the address. The job then deletes rows in batches, so that other requests are served in between. The
 * account's own row comes last, and an interrupted run resumes. Photo files are deleted at once or at the next upkeep. A separate
 * job erases deleted rows from the database's files.
 *
 * At the end the job removes the user's mails from the mail catcher, and sends a last mail. It does not retry a failed mail,
 * because only this run still knows the address.
 */
export function deleteAccount(needs: Needs): Handler {
  const { database, clock, logger, mail, sweepBytes } = needs;
  return async (job) => {
    const known = remembered.safeParse(job.payload);
    const closed = known.success ? known.data : await close(needs, job);
    if (!closed) return 'done';
    await deleteInBatches(database, 'auth.users', closed.account, {
      async withRow(transaction) {
        // Remove the address from this job before the erasure of the database's files begins, so that the erasure covers it.
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
    // If the user has just cancelled the deletion, the job no longer exists.
    const { count } = await transaction.query('select from server.jobs where id = $1 for update', [id]);
    const { rows } = await transaction.query<Closed>(
      `select id as account, email, phone, raw_user_meta_data -> 'language' as language from auth.users where id = $1 for update`,
      [userId],
    );
    const [account] = rows;
    if (count === 0 || userId === null || !account) return undefined;
    // Closing an account deletes its user's jobs, so this job is detached from the account first.
    await transaction.query('update server.jobs set user_id = null, payload = $2 where id = $1', [id, account]);
    return { account, notifyEnded: await closeForGood(transaction, userId, clock.now()) };
  });
  closing?.notifyEnded();
  return closing?.account;
}
