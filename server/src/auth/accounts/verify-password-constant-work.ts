import type { AuthContext } from '../auth-context.ts';
import type { Address } from './address.ts';
import { findAccount } from './find-account.ts';

/**
 * One hash, whoever is there: of the new password where nobody is, else against the password that was set before, to learn whether both
 * sign-ups are one person's.
 */
export async function verifyPasswordConstantWork(auth: AuthContext, { kind, value }: Address, given: string) {
  const by = kind === 'email' ? { email: value } : { phone: value };
  const known = await auth.database.asOwner((transaction) => findAccount(transaction, by));
  if (!known) return { passwordHash: await auth.passwords.hash(given), samePassword: false };
  return { passwordHash: null, samePassword: await auth.passwords.matches(given, known.encrypted_password) };
}
