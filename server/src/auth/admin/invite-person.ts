import type { Transaction } from '#database/port.ts';
import { type Account, findAccount } from '../accounts/account.ts';
import { markConflictingSignUp } from '../accounts/unconfirmed-sign-ups.ts';
import { createAccount } from '../accounts/create-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';

/**
 * Creates an account without a password, and the token for its invitation. If an unconfirmed sign-up has the address, invites its
 * account instead. On confirmation the server deletes the data of that sign-up, because another person may have typed it. It
 * keeps the data if the sign-up has no password and the same metadata, as after an earlier invitation. Returns undefined if a
 * confirmed account has the address.
 */
export async function invitePerson(
  auth: AuthContext,
  transaction: Transaction,
  facts: { email: string; data: Record<string, unknown> },
): Promise<{ account: Account; issued: OneTimeToken } | undefined> {
  const { email, data } = facts;
  const now = auth.clock.now();
  const address = { kind: 'email', value: email } as const;
  const created = await createAccount(transaction, { address, passwordHash: null, metadata: data, confirmed: false, now });
  const known = await findAccount(transaction, { email });
  if (!known || known.confirmed_at) return undefined;
  await markConflictingSignUp(transaction, known.id, created ? undefined : known, { samePassword: false, metadata: data });
  const account = { ...known, invited_at: now, raw_user_meta_data: { ...known.raw_user_meta_data, ...data } };
  await transaction.query('update auth.users set invited_at = $2 where id = $1', [known.id, now.toISOString()]);
  const secret = auth.keys.refreshSecret;
  const issued = await issueOneTimeToken(transaction, {
    userId: account.id,
    address,
    type: 'confirmation_token',
    now,
    secret,
  });
  return { account, issued };
}
