import { Refusal } from '#errors.ts';
import { findAdminAccount, presentAdminAccount } from '../../admin/admin-account.ts';
import { setAccount, type AdminUserBody } from '../../admin/set-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { refuseWeakPassword } from '../../passwords/password-strength.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';

/** PUT admin/users/{id}. Changes the account at once and sends no mail; a new password or a ban ends the user's sessions. */
export async function changeUser(auth: AuthContext, id: string, given: AdminUserBody): Promise<Response> {
  if (given.password !== undefined) refuseWeakPassword(auth.config.passwords, given.password);
  const passwordHash = given.password === undefined ? undefined : await auth.passwords.hash(given.password);
  const now = auth.clock.now();
  const { user, ended } = await auth.database.asOwner(async (transaction) => {
    const account = await findAdminAccount(transaction, id);
    if (account.deleted_at) throw new Refusal('user_not_found');
    const mustEnd = await setAccount(transaction, account, { given, passwordHash, now });
    const { rows } = mustEnd
      ? await transaction.query<{ id: string }>('delete from auth.sessions where user_id = $1 returning id', [id])
      : { rows: [] };
    if (mustEnd) await transaction.query('delete from auth.one_time_tokens where user_id = $1', [id]);
    return { user: await presentAdminAccount(transaction, id), ended: rows.map((row) => row.id) };
  });
  sessionsEnded(auth.database, ended, auth.clock);
  return jsonResponse(user);
}
