import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendAccountMail } from '../one-time-tokens/send-account-mail.ts';
import { answer } from '../requests/answer.ts';
import { emailAddress } from '../requests/email-address.ts';
import { metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import type { Sender } from '../requests/sender.ts';

export const resendBody = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  gotrue_meta_security: metaSecurity,
});

/** POST resend. The confirmation mail once more, with a new link and code. `{}` at once, whether or not anybody waits for it. */
export async function resend(auth: AuthContext, body: z.infer<typeof resendBody>, sender: Sender): Promise<Response> {
  const { email } = body;
  if (body.type === 'sms' || body.type === 'phone_change') throw new Refusal('phone_provider_disabled');
  if (body.type === 'email_change') throw new Refusal('feature_disabled');
  if (!email) throw new Refusal('validation_failed', { message: 'Type provided requires an email address' });
  await limitMail(auth, 'confirmation', email, sender.address);
  auth.later.run('sign-up mail', () => sendAccountMail(auth, 'signup', email, sender.redirectTo));
  return answer({});
}
