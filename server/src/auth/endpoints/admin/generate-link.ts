import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { ActionMail } from '#mail/compose-account-mail.ts';
import { type Account, findAccount } from '../../accounts/account.ts';
import { beginEmailChange } from '../../accounts/begin-change.ts';
import { markConflictingSignUp } from '../../accounts/unconfirmed-sign-ups.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { presentAdminAccount } from '../../admin/admin-account.ts';
import { hashOrMatchPassword } from '../../accounts/constant-time-sign-up.ts';
import { invitePerson } from '../../admin/invite-person.ts';
import type { AuthContext } from '../../auth-context.ts';
import { ownPage, verifyLink } from '../../one-time-tokens/action-link.ts';
import { issueOneTimeToken, type OneTimeToken } from '../../one-time-tokens/issue-one-time-token.ts';
import { tokenTypeOf } from '../../one-time-tokens/send-action-mail.ts';
import { refuseWeakPassword } from '../../passwords/password-strength.ts';
import { allowedRedirect } from '../../redirects/allowed-redirect.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { emailAddress } from '../../requests/email-address.ts';
import { orAbsent, password } from '../../requests/fields.ts';
import { metadata } from '../../requests/metadata.ts';
import type { Sender } from '../../requests/sender.ts';

export const generateLinkBody = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: emailAddress,
  new_email: orAbsent(emailAddress),
  password: orAbsent(password),
  data: orAbsent(metadata),
  redirect_to: orAbsent(z.string().max(2048)),
});
type Given = z.infer<typeof generateLinkBody>;

interface Made {
  action: ActionMail;
  account: Account;
  issued: OneTimeToken;
}

/**
 * POST admin/generate_link, for operators who send their own mails. Returns a link to GET verify and the code, and sends no mail.
 */
export async function generateLink(auth: AuthContext, given: Given, sender: Sender): Promise<Response> {
  if (given.type === 'signup' && given.password === undefined) {
    throw new Refusal('validation_failed', { message: 'Signup requires a valid password' });
  }
  if (given.password !== undefined) refuseWeakPassword(auth.config.passwords, given.password);
  const address = { kind: 'email', value: given.email } as const;
  const checked = given.password === undefined ? undefined : await hashOrMatchPassword(auth, address, given.password);
  const { made, user } = await auth.database.asOwner(async (transaction) => {
    const made = await make(auth, transaction, given, checked ?? { passwordHash: null, samePassword: false });
    return { made, user: await presentAdminAccount(transaction, made.account.id) };
  });
  const redirectTo = given.redirect_to ?? sender.redirectTo;
  const { token, code } = made.issued;
  // Without an allowed redirect, Supabase's server redirects to the site's address, and so does ours. The exception is an
  // invitation: the account has no password yet, and only our page for invitations asks for one.
  const otherwise = made.action === 'invite' ? ownPage(auth.config, 'invite') : new URL(auth.config.siteUrl);
  const target = allowedRedirect(auth.config, redirectTo) ?? otherwise;
  const link = verifyLink(auth.config, { action: made.action, token, target });
  return jsonResponse({
    ...user,
    action_link: link,
    email_otp: code,
    hashed_token: token,
    verification_type: given.type,
    redirect_to: target.href,
  });
}

async function make(
  auth: AuthContext,
  transaction: Transaction,
  given: Given,
  { passwordHash, samePassword }: Awaited<ReturnType<typeof hashOrMatchPassword>>,
): Promise<Made> {
  const { type, email, data = {} } = given;
  if (type === 'invite') {
    const invited = await invitePerson(auth, transaction, { email, data });
    if (!invited) throw new Refusal('email_exists');
    return { action: 'invite', ...invited };
  }
  const now = auth.clock.now();
  const address = { kind: 'email', value: email } as const;
  let account = await findAccount(transaction, { email });
  if (type === 'signup' && account?.confirmed_at) throw new Refusal('email_exists');
  if (!account && (type === 'signup' || type === 'magiclink')) {
    await createAccount(transaction, { address, passwordHash, metadata: data, confirmed: false, now });
    account = await findAccount(transaction, { email });
  } else if (account && !account.confirmed_at && (type === 'signup' || type === 'magiclink')) {
    await markConflictingSignUp(transaction, account.id, account, { samePassword, metadata: data });
  }
  if (!account) throw new Refusal('user_not_found');
  if (type === 'email_change_current' || type === 'email_change_new') return changeLink(auth, transaction, account, given);
  const action = account.confirmed_at === null && type === 'magiclink' ? 'signup' : type;
  const secret = auth.keys.refreshSecret;
  const facts = { userId: account.id, address, type: tokenTypeOf[action], now, secret };
  return { action, account, issued: await issueOneTimeToken(transaction, facts) };
}

async function changeLink(auth: AuthContext, transaction: Transaction, account: Account, given: Given): Promise<Made> {
  const { new_email: email } = given;
  if (email === undefined) throw new Refusal('validation_failed', { message: 'new_email is needed for a change of email' });
  const holder = await findAccount(transaction, { email });
  if (holder?.confirmed_at) throw new Refusal('email_exists');
  const begun = await beginEmailChange(auth, transaction, { account, email, challenge: undefined });
  const current = given.type === 'email_change_current' ? begun.current : undefined;
  if (current) return { action: 'email_change_current', account, issued: current };
  return { action: 'email_change', account, issued: begun.next };
}
