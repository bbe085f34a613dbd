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
  /** To be exchanged by the client that asked for the mail. */
  | { kind: 'code'; code: string }
  /** One of two sides has confirmed a change of e-mail. */
  | { kind: 'half' }
  /** A change of e-mail is done, and was confirmed without a session of the account. */
  | { kind: 'changed' };

/** What is answered when one side has confirmed a change of e-mail; the public server's words. */
export const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** What is answered when a change of e-mail is done and nobody is signed in by it. */
export const emailChanged = 'Email address changed. Please sign in with it';

/**
 * Uses up what came by mail or text message, does what it stands for and signs its person in: who reads the mail owns the address, so it
 * counts as confirmed, and every other link and code of the account ends. A wrong code is counted though `otp_expired` is answered.
 * With `asCode` a client that gave a challenge gets a code to exchange instead of the session. A person who confirms a change of address while
 * signed in (`caller`) stays in that session, at its level: a code from a phone proves no second factor, and takes none away. A change of
 * e-mail signs nobody in else: who owns the new address may not be who asked for it, and would find themselves in somebody else's account.
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
