import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { type Account, type Identity, findAccount, findIdentities } from '../accounts/account.ts';
import { startSession, type Method, type Session } from './start-session.ts';

/** The data for a response that contains a session. */
export interface SignedIn {
  account: Account;
  identities: Identity[];
  session: Session;
}

interface Facts {
  userId: string;
  method: Method;
  now: Date;
  refreshSecret: Uint8Array;
  device: string;
  /** The stored hash that the password matched; absent for other methods. */
  passwordHash?: string | null;
}

/**
 * Starts a session for a user and reads the current account. Refuses if, after the client proved its identity, the account
 * was closed or banned, or the password with which the client signed in was changed. Such an event ends the existing
 * sessions, so no new session may start with the earlier proof.
 */
export async function signIn(transaction: Transaction, facts: Facts): Promise<SignedIn> {
  await refuseIfChanged(transaction, facts);
  const session = await startSession(transaction, facts);
  const account = await findAccount(transaction, { id: facts.userId });
  if (!account) throw new Error('an account vanished while its person signed in');
  return { account, identities: await findIdentities(transaction, account.id), session };
}

/**
 * Locks the account's row. If a ban or password change comes first, the new session is refused. If it comes later, it ends the
 * new session.
 */
async function refuseIfChanged(transaction: Transaction, { userId, now, passwordHash }: Facts): Promise<void> {
  const { rows } = await transaction.query<{ banned: boolean | null; password: string | null }>(
    `select banned_until > $2 as banned, encrypted_password as password from auth.users
     where id = $1 and deleted_at is null for no key update`,
    [userId, now],
  );
  const [current] = rows;
  if (!current) throw new Refusal('invalid_credentials');
  if (current.banned === true) throw new Refusal('user_banned');
  if (passwordHash !== undefined && passwordHash !== current.password) throw new Refusal('invalid_credentials');
}
