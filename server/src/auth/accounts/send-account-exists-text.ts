import { Refusal } from '#errors.ts';
import { languageOf } from '#mail/language.ts';
import { composeAccountExistsText } from '#sms/compose-account-exists-text.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Account } from './account.ts';

/** The same as send-account-exists-mail.ts for a phone: whoever asks is answered after as much work as if the number were free. */
export async function sendAccountExistsText(auth: AuthContext, to: string, owner: Account): Promise<void> {
  if (!auth.sms) throw new Refusal('phone_provider_disabled');
  await auth.sms.send({ to, text: composeAccountExistsText(languageOf(owner.raw_user_meta_data.language)) });
}
