import type { Transaction } from '#database/port.ts';
import type { Account } from '../accounts/account.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';

/**
 * An account that waits for its person, and the token of their invitation. A sign-up that waits already is invited too, and its password
 * forgotten on confirmation. Undefined when the address is in use.
 */
export async function invitePerson(
  auth: AuthContext,
  transaction: Transaction,
  facts: { email: string; data: Record<string, unknown> },
): Promise<{ account: Account; issued: OneTimeToken } | undefined> {
  const { email, data } = facts;
  const now = auth.clock.now();
  const address = { kind: 'email', value: email } as const;
  if (!(await findAccount(transaction, { email }))) {
    await createAccount(transaction, { address, passwordHash: null, metadata: data, confirmed: false, now });
  }
  const account = await findAccount(transaction, { email });
  if (!account || account.confirmed_at) return undefined;
  await transaction.query('update auth.users set invited_at = $2, password_contested = true where id = $1', [
    account.id,
    now.toISOString(),
  ]);
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
