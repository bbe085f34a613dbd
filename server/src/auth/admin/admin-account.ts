import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { accountColumns, type Account } from '../accounts/account.ts';
import { findIdentities } from '../accounts/find-account.ts';
import { presentUser } from '../accounts/present-user.ts';

/** The account of an id for the operator, who sees deleted ones too; refuses with `user_not_found`. */
export async function findAdminAccount(transaction: Transaction, id: string): Promise<Account> {
  if (!z.uuid().safeParse(id).success)
    throw new Refusal('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  const { rows } = await transaction.query<Account>(`select ${accountColumns} from auth.users where id = $1 for update`, [
    id,
  ]);
  if (!rows[0]) throw new Refusal('user_not_found');
  return rows[0];
}

/** The account as the operator's programs are shown it. */
export async function presentAdminAccount(transaction: Transaction, id: string): Promise<Record<string, unknown>> {
  const account = await findAdminAccount(transaction, id);
  return presentUser(account, await findIdentities(transaction, id));
}
