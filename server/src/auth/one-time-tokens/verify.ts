import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { isBanned } from '../accounts/account.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { signIn, type SignedIn } from '../sessions/sign-in.ts';

/**
 * Uses up what came by mail and signs its person in: who reads the mail owns the address, so it counts as confirmed, and every other
 * link and code of the account ends. `redeem` answers whose it was. A wrong code is counted though `otp_expired` is answered.
 */
export async function verify(
  auth: AuthContext,
  redeem: (transaction: Transaction, now: Date) => Promise<string | undefined>,
): Promise<SignedIn> {
  const now = auth.clock.now();
  const verified = await auth.database.asOwner(async (transaction) => {
    const userId = await redeem(transaction, now);
    const account = userId ? await findAccount(transaction, { id: userId }) : undefined;
    if (!account) return 'expired';
    if (isBanned(account, now)) return 'banned';
    await confirmEmail(transaction, account.id, now);
    await transaction.query('delete from auth.one_time_tokens where user_id = $1', [account.id]);
    return signIn(transaction, { userId: account.id, method: 'otp', now, refreshSecret: auth.keys.refreshSecret });
  });
  if (verified === 'expired') throw new Refusal('otp_expired');
  if (verified === 'banned') throw new Refusal('user_banned');
  return verified;
}

async function confirmEmail(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.query(
    'update auth.users set email_confirmed_at = $2, updated_at = $2 where id = $1 and email_confirmed_at is null',
    [userId, now.toISOString()],
  );
  await transaction.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}'
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}
