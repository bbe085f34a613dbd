import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { presentSession, type SessionResponse } from '../sessions/present-session.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { Address } from './account.ts';
import { createAccount } from './create-account.ts';

/** Signs up on a server that does not confirm addresses: returns a session at once, and refuses an address in use. */
export async function signUpWithoutConfirmation(
  auth: AuthContext,
  facts: { address: Address; password: string; data: Record<string, unknown>; device: string },
): Promise<SessionResponse> {
  const passwordHash = await auth.passwords.hash(facts.password);
  const now = auth.clock.now();
  const signedIn = await auth.database.asOwner(async (transaction) => {
    const created = await createAccount(transaction, {
      address: facts.address,
      passwordHash,
      metadata: facts.data,
      confirmed: true,
      now,
    });
    if (!created) return undefined;
    const { refreshSecret } = auth.keys;
    return signIn(transaction, { userId: created.id, method: 'password', now, refreshSecret, device: facts.device });
  });
  if (!signedIn) throw new Refusal('user_already_exists');
  return presentSession(auth, signedIn);
}
