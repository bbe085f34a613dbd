import { z } from 'zod';
import { createMiddleware } from 'hono/factory';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { bearerToken } from '#http/caller.ts';
import { accountColumns, type Account, findIdentities } from '../accounts/account.ts';
import { presentUser } from '../accounts/present-user.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * Finds and locks the account with this id for an operator. Finds deleted accounts too. Refuses with 404: `validation_failed` for
 * an invalid id, `user_not_found` for an unknown one.
 */
export async function findAdminAccount(transaction: Transaction, id: string): Promise<Account> {
  if (!z.uuid().safeParse(id).success)
    throw new Refusal('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  const { rows } = await transaction.query<Account>(`select ${accountColumns} from auth.users where id = $1 for update`, [
    id,
  ]);
  if (!rows[0]) throw new Refusal('user_not_found');
  return rows[0];
}

/** Returns the account in the format of the operators' endpoints (admin/users). */
export async function presentAdminAccount(transaction: Transaction, id: string): Promise<Record<string, unknown>> {
  const account = await findAdminAccount(transaction, id);
  return presentUser(account, await findIdentities(transaction, id));
}

/** Middleware: requires the service key, which operators' programs use. No user's token ever has the role `service_role`. */
export function requireAdmin(auth: AuthContext) {
  return createMiddleware<RequestEnvironment>(async (context, next) => {
    const token = bearerToken(context.req.raw);
    if (!token) throw new Refusal('no_authorization');
    const { role } = await auth.keys.verify(token);
    if (role !== 'service_role') throw new Refusal('not_admin');
    await next();
  });
}
