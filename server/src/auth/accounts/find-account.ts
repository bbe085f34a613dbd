import type { Transaction } from '#database/port.ts';
import { accountColumns, type Account, type Identity } from './account.ts';

type By = { id: string } | { email: string } | { phone: string };

/** The account of this id, e-mail or phone; deleted ones do not count. */
export async function findAccount(transaction: Transaction, by: By): Promise<Account | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : 'email' in by ? ['email', by.email] : ['phone', by.phone];
  const { rows } = await transaction.query<Account>(
    `select ${accountColumns} from auth.users where ${column} = $1 and deleted_at is null`,
    [value],
  );
  return rows[0];
}

/** How a person is known, oldest first. */
export async function findIdentities(transaction: Transaction, userId: string): Promise<Identity[]> {
  const { rows } = await transaction.query<Identity>(
    `select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}
