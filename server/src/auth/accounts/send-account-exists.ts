import { composeAccountExistsMail } from '#mail/compose-account-mail.ts';
import { languageOf } from '#mail/language.ts';
import { Refusal } from '#errors.ts';
import { composeAccountExistsText } from '#sms/compose-texts.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Account } from './account.ts';

/** Tells the owner, in their own language, that somebody signed up with their address. */
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

/** The same as send-account-exists.ts for a phone: whoever asks is answered after as much work as if the number were free. */
export async function sendAccountExistsText(auth: AuthContext, to: string, owner: Account): Promise<void> {
  if (!auth.sms) throw new Refusal('phone_provider_disabled');
  await auth.sms.send({ to, text: composeAccountExistsText(languageOf(owner.raw_user_meta_data.language)) });
}
