import { composeNoticeMail } from '#mail/compose-notice-mail.ts';
import { languageOf } from '#mail/language.ts';
import type { Notice } from '#mail/mail-words.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Account } from './account.ts';

/** Of each kind, to one account: enough to be told, too few to be flooded. */
const noticesPerHour = 3;

/**
 * Tells the owner by mail, after the answer, that a way into their account changed. `account` is as it was before: a new e-mail is told to the
 * old one. Who has no confirmed e-mail is told nothing. Not counted with the mails that people ask for.
 */
export function sendNotice(auth: AuthContext, notice: Notice, account: Account, device: string): void {
  const { id, email: to } = account;
  if (to === null || !account.email_confirmed_at) return;
  const at = auth.clock.now();
  auth.later.run('notice mail', async () => {
    const rule = { name: `${notice} notices`, times: noticesPerHour, windowSeconds: 3600 };
    if ((await auth.limits.count(rule, id)) > 0) return;
    const language = languageOf(account.raw_user_meta_data.language);
    await auth.mail.send(composeNoticeMail(notice, { to, language, at, device }));
  });
}
