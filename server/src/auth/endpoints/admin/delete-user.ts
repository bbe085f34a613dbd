import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { findAdminAccount } from '../../admin/admin-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { answer } from '../../requests/answer.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';

export const deleteUserBody = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * DELETE admin/users/{id}. The account and all that hangs on it. With `should_soft_delete` the account's row stays, so that what refers to it
 * holds, but nothing in it tells whose it was, and nobody signs in to it again; the rows of the person's pages stay as they are.
 */
export async function deleteUser(auth: AuthContext, id: string, body: z.infer<typeof deleteUserBody>): Promise<Response> {
  const ended = await auth.database.asOwner(async (transaction) => {
    await findAdminAccount(transaction, id);
    const { rows } = await transaction.query<{ id: string }>('delete from auth.sessions where user_id = $1 returning id', [
      id,
    ]);
    if (body.should_soft_delete) await forget(transaction, id, auth.clock.now());
    else await transaction.query('delete from auth.users where id = $1', [id]);
    return rows.map((row) => row.id);
  });
  sessionsEnded(auth.database, ended, auth.clock);
  return answer({});
}

async function forget(transaction: Transaction, id: string, now: Date): Promise<void> {
  for (const table of ['identities', 'one_time_tokens', 'mfa_factors', 'mfa_recovery_codes', 'flow_state']) {
    await transaction.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await transaction.query(
    `update auth.users set email = null, phone = null, email_change = null, phone_change = null, encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = coalesce(deleted_at, $2), updated_at = $2
     where id = $1`,
    [id, now.toISOString()],
  );
}
