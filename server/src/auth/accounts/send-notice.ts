import { composeAccountExistsMail } from '#mail/compose-account-mail.ts';
import { composeNoticeMail } from '#mail/compose-notice-mail.ts';
import { languageOf } from '#mail/language.ts';
import type { Notice } from '#mail/mail-messages.ts';
import { Refusal } from '#errors.ts';
import { composeAccountExistsText } from '#sms/compose-texts.ts';
import type { AuthContext } from '../auth-context.ts';
import { type Account, findAccount } from './account.ts';

/** Maximum mails an hour about actions of one kind on one account, so that an attacker cannot flood the owner's mailbox. */
const noticesPerHour = 3;

/**
 * After the response, mails the owner about an action on their account, such as a new password. `account` is the state before the
 * action, so that the mail about a new e-mail address goes to the old address. Sends nothing if the account has no confirmed
 * e-mail. The mail does not count towards the limits of mails that clients request (limits/limit-mails-and-texts.ts).
 */
export function sendNotice(auth: AuthContext, notice: Notice, account: Account, device: string): void {
  const at = auth.clock.now();
  auth.background.run('notice mail', () => mailNotice(auth, { notice, account, device, at }));
}

/**
 * Like `sendNotice`, but for other parts of the server, which know only the ids of the account and of the session. Resolves
 * when the mail is sent. Resolves without a mail if the account has no confirmed e-mail or has reached `noticesPerHour`.
 */
export async function sendNoticeTo(
  auth: AuthContext,
  userId: string,
  notice: Notice,
  session: string | undefined,
): Promise<void> {
  const { account, device } = await auth.database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ device: string }>(
      'select device from auth.sessions where id = $1 and user_id = $2',
      [session ?? null, userId],
    );
    return { account: await findAccount(transaction, { id: userId }), device: rows[0]?.device ?? '' };
  });
  if (account) await mailNotice(auth, { notice, account, device, at: auth.clock.now() });
}

async function mailNotice(
  auth: AuthContext,
  { notice, account, device, at }: { notice: Notice; account: Account; device: string; at: Date },
): Promise<void> {
  const { id, email: to } = account;
  if (to === null || !account.email_confirmed_at) return;
  const rule = { name: `${notice} notices`, times: noticesPerHour, windowSeconds: 3600 };
  if ((await auth.limits.count(rule, id)) > 0) return;
  const language = languageOf(account.raw_user_meta_data.language);
  await auth.mail.send(composeNoticeMail(notice, { to, language, at, device }));
}

/** Mails the owner, in their own language, that a client tried to sign up with their e-mail or to add it to another account. */
export async function sendAccountExistsMail(auth: AuthContext, to: string, owner: Account): Promise<void> {
  const { siteUrl } = auth.config;
  await auth.mail.send(
    composeAccountExistsMail({
      to,
      language: languageOf(owner.raw_user_meta_data.language),
      signInLink: `${siteUrl}/auth`,
      newPasswordLink: `${siteUrl}/forgot-password`,
    }),
  );
}

/**
 * Notifies the owner of a phone number, by text message, that a client tried to sign up with it or to add it to another account.
 * A free number gets a text message too (its code), so that response times are equal.
 */
export async function sendAccountExistsText(auth: AuthContext, to: string, owner: Account): Promise<void> {
  if (!auth.sms) throw new Refusal('phone_provider_disabled');
  await auth.sms.send({ to, text: composeAccountExistsText(languageOf(owner.raw_user_meta_data.language)) });
}
