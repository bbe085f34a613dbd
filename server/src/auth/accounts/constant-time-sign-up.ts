import type { AuthContext } from '../auth-context.ts';
import { type Address, findAccount } from './account.ts';

/**
 * Computes exactly one hash for a sign-up, so that the response time does not reveal whether the address has an account. If the
 * address is free, hashes the password for the new account. Otherwise compares the password with the stored hash; a match means
 * that the same person signed up twice.
 */
export async function hashOrMatchPassword(auth: AuthContext, { kind, value }: Address, given: string) {
  const by = kind === 'email' ? { email: value } : { phone: value };
  const known = await auth.database.asOwner((transaction) => findAccount(transaction, by));
  if (!known) return { passwordHash: await auth.passwords.hash(given), samePassword: false };
  return { passwordHash: null, samePassword: await auth.passwords.matches(given, known.encrypted_password) };
}
