import type { Transaction } from '#database/port.ts';
import type { Account, Identity } from '../accounts/account.ts';
import { findAccount, findIdentities } from '../accounts/find-account.ts';
import { startSession, type Method, type Session } from './start-session.ts';

/** Everything that an answer with a session is made of. */
export interface SignedIn {
  account: Account;
  identities: Identity[];
  session: Session;
}

/** Starts a session for a person and reads the account as it is then. */
export async function signIn(
  transaction: Transaction,
  facts: { userId: string; method: Method; now: Date; refreshSecret: Uint8Array; device: string },
): Promise<SignedIn> {
  const session = await startSession(transaction, facts);
  const account = await findAccount(transaction, { id: facts.userId });
  if (!account) throw new Error('an account vanished while its person signed in');
  return { account, identities: await findIdentities(transaction, account.id), session };
}
