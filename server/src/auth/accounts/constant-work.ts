import type { Transaction } from '#database/port.ts';
import type { AuthContext } from '../auth-context.ts';
import { type Address, findAccount } from './account.ts';

/**
 * Computes exactly one hash, whether or not the account exists: of the new password for a new account, else against the
 * stored password, to find out whether one person made both sign-ups.
 */
export async function verifyPasswordConstantWork(auth: AuthContext, { kind, value }: Address, given: string) {
  const by = kind === 'email' ? { email: value } : { phone: value };
  const known = await auth.database.asOwner((transaction) => findAccount(transaction, by));
  if (!known) return { passwordHash: await auth.passwords.hash(given), samePassword: false };
  return { passwordHash: null, samePassword: await auth.passwords.matches(given, known.encrypted_password) };
}

/**
 * Does the work and rolls it back, within a transaction that goes on. For an address that already has an account the server does the work of a new one,
 * so that the response time does not distinguish them.
 */
export async function dryRun(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint dry_run');
  await work();
  await transaction.query('rollback to savepoint dry_run');
}
