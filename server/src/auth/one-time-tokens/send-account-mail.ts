import type { ActionMail } from '#mail/compose-action-mail.ts';
import { isBanned } from '../accounts/account.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { issueOneTimeToken } from './issue-one-time-token.ts';
import { sendActionMail } from './send-action-mail.ts';

/**
 * Sends an account its mail, where there is an account for it; nobody is told when there is none. To be run after the answer.
 * `signup` goes only to accounts that still wait for their confirmation.
 */
export async function sendAccountMail(
  auth: AuthContext,
  action: ActionMail,
  email: string,
  redirectTo: string | undefined,
): Promise<void> {
  const now = auth.clock.now();
  const type = action === 'signup' ? 'confirmation_token' : 'recovery_token';
  const found = await auth.database.asOwner(async (transaction) => {
    const account = await findAccount(transaction, { email });
    if (!account || isBanned(account, now) || (action === 'signup' && account.email_confirmed_at)) return undefined;
    const facts = { userId: account.id, email, type, now, secret: auth.keys.refreshSecret } as const;
    return { account, issued: await issueOneTimeToken(transaction, facts) };
  });
  if (!found) return;
  const { issued, account } = found;
  await sendActionMail(auth, action, { to: email, metadata: account.raw_user_meta_data, issued, redirectTo });
}
