import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { closeForGood } from '../../accounts/account.ts';
import { findAdminAccount } from '../../admin/admin-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';

export const deleteUserBody = z.object({ should_soft_delete: z.boolean().nullish() });

/** Maximum batches of rows that the server deletes before the response. For nearly every account, this deletes all rows. */
const batchesAtOnce = 20;

/**
 * DELETE admin/users/{id}. Deletes the account and all its rows. It closes the account first, so that no request can read it, and
 * then deletes rows in batches. A job deletes the rest of a very large account after the response. With `should_soft_delete` the
 * server keeps the user's rows and the account's row, to which they refer. The kept account has no credentials, addresses or
 * metadata, and nobody can sign in to it.
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
  return jsonResponse({});
}
