import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { isBanned, findAccount } from '../accounts/account.ts';
import { sendNotice } from '../accounts/send-notice.ts';
import type { AuthContext } from '../auth-context.ts';
import { issueAuthCode } from '../sessions/auth-code.ts';
import type { CallingSession } from '../sessions/calling-session.ts';
import { continueSession } from '../sessions/continue-session.ts';
import { signIn, type SignedIn } from '../sessions/sign-in.ts';
import { confirm } from './confirm.ts';
import type { Redeemed } from './redeem.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { isChange } from './token-type.ts';

export type Verified =
  | { kind: 'session'; signedIn: SignedIn }
  /** A PKCE code for the client that requested the mail. */
  | { kind: 'code'; code: string }
  /** The user has confirmed one of the two addresses of an e-mail change. */
  | { kind: 'half' }
  /** An e-mail change is complete, but the user confirmed it without a session of the account. */
  | { kind: 'changed' };

/** The message after the first of the two confirmations of an e-mail change, in the wording of Supabase's server. */
export const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The message after a complete e-mail change that signs no one in. */
export const emailChanged = 'Email address changed. Please sign in with it';

/**
 * Uses up a link or code, performs its action and signs the user in. A reader of the message owns its address. The server
 * therefore confirms the address, and ends all other links and codes of the account. It counts a wrong code and refuses it with
 * `otp_expired`. With `asCode`, a client with a PKCE challenge gets a code instead of the session.
 *
 * A user who confirms a change while signed in (`caller`) keeps that session and its level, because a code sent to a phone is no
 * second factor. Without such a session, an e-mail change signs no one in, because the new address's owner may not be the user
 * who requested the change.
 */
export async function verify(
  auth: AuthContext,
  facts: {
    redeem: (transaction: Transaction, now: Date) => Promise<Redeemed | undefined>;
    device: string;
    asCode?: boolean;
    caller?: CallingSession | undefined;
  },
): Promise<Verified> {
  const now = auth.clock.now();
  const { refreshSecret } = auth.keys;
  const outcome = await auth.database.asOwner(async (transaction) => {
    const redeemed = await facts.redeem(transaction, now);
    if (!redeemed) return 'otp_expired';
    const { userId, challenge } = redeemed;
    await transaction.query('select from auth.users where id = $1 for update', [userId]);
    const account = await findAccount(transaction, { id: userId });
    if (!account) return 'otp_expired';
    if (isBanned(account, now)) return 'user_banned';
    const confirmed = await confirm(transaction, account, redeemed, now);
    if (confirmed.kind === 'outdated') return 'otp_expired';
    if (confirmed.kind === 'taken') return redeemed.address.kind === 'email' ? 'email_exists' : 'phone_exists';
    if (confirmed.kind === 'half') return { verified: { kind: 'half' } satisfies Verified };
    await transaction.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
    const withoutPassword = confirmed.passwordCleared ? account.email : null;
    const change = isChange(redeemed.type) ? { kind: redeemed.address.kind, account } : undefined;
    if (challenge && facts.asCode) {
      const code = await issueAuthCode(transaction, { userId, challenge, method: 'otp', now });
      return { change, withoutPassword, verified: { kind: 'code', code } satisfies Verified };
    }
    const continues = isChange(redeemed.type) && facts.caller?.userId === userId ? facts.caller : undefined;
    const continued = continues && (await continueSession(transaction, { ...continues, now, refreshSecret }));
    if (!continued && isChange(redeemed.type) && redeemed.address.kind === 'email') {
      return { change, withoutPassword, verified: { kind: 'changed' } satisfies Verified };
    }
    const signedIn =
      continued ?? (await signIn(transaction, { userId, method: 'otp', now, refreshSecret, device: facts.device }));
    return { change, withoutPassword, verified: { kind: 'session', signedIn } satisfies Verified };
  });
  if (typeof outcome === 'string') throw new Refusal(outcome);
  const { change, withoutPassword } = outcome;
  if (change) sendNotice(auth, `${change.kind}_changed`, change.account, facts.device);
  if (withoutPassword) {
    auth.background.run('new password mail', () =>
      sendAccountMail(auth, 'recovery', withoutPassword, { redirectTo: undefined }),
    );
  }
  return outcome.verified;
}
