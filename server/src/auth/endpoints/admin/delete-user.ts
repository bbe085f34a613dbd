import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { closeForGood } from '../../accounts/account.ts';
import { findAdminAccount } from '../../admin/admin-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { answer } from '../../requests/answer.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';

export const deleteUserBody = z.object({ should_soft_delete: z.boolean().nullish() });

/** Batches that the answer waits for: as good as every account is gone by then. */
const batchesAtOnce = 20;

/**
 * DELETE admin/users/{id}. The account and all that hangs on it. It is closed first, so that nobody reads it; then its rows go in batches, those of a very large account
 * after the answer, by a job. With `should_soft_delete` the account's row stays, so that what refers to it holds, but nothing in it identifies its owner, and nobody signs
 * in to it again; the rows of the person's pages stay as they are.
 */
export async function deleteUser(auth: AuthContext, id: string, body: z.infer<typeof deleteUserBody>): Promise<Response> {
  const isWhole = !body.should_soft_delete;
  const ended = await auth.database.asOwner(async (transaction) => {
    await findAdminAccount(transaction, id);
    const { rows } = await transaction.query<{ id: string }>('delete from auth.sessions where user_id = $1 returning id', [
      id,
    ]);
    const now = auth.clock.now();
    await closeForGood(transaction, id, now);
    if (isWhole) await auth.enqueueDeletion(transaction, id, now);
    return rows.map((row) => row.id);
  });
  sessionsEnded(auth.database, ended, auth.clock);
  if (isWhole) {
    await deleteInBatches(auth.database, 'auth.users', id, { mostBatches: batchesAtOnce });
    auth.wake();
  }
  return answer({});
}
