import { composeAccountExistsMail } from '#mail/compose-account-exists-mail.ts';
import { languageOf } from '#mail/language.ts';
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
