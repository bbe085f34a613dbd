import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { resendEmailChange, resendPhoneChange } from '../accounts/begin-change.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail, limitText } from '../limits/limit-mails-and-texts.ts';
import { requireOpenTexts } from '../one-time-tokens/send-code-text.ts';
import { sendAccountMail, sendAccountText } from '../one-time-tokens/send-account-mail.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import type { Sender } from '../requests/sender.ts';
import type { CallingSession } from '../sessions/calling-session.ts';

export const resendBody = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  gotrue_meta_security: metaSecurity,
});

/**
 * POST resend. Sends the confirmation mail or text message again, with a new link and code. Returns `{}` at once, whether or not
 * a confirmation is pending. As in Supabase's protocol, `email_change` takes the account's current e-mail, but `phone_change`
 * takes the new number. A signed-in client can resend only its own change.
 */
export async function resend(
  auth: AuthContext,
  body: z.infer<typeof resendBody>,
  sender: Sender,
  caller: CallingSession | undefined,
): Promise<Response> {
  const { type, email } = body;
  const { redirectTo, address } = sender;
  if (type === 'sms' || type === 'phone_change') {
    const number = body.phone;
    if (!number) throw new Refusal('validation_failed', { message: 'Type provided requires a phone number' });
    requireOpenTexts(auth);
    await limitText(auth, number, address);
    auth.background.run('text message', () =>
      type === 'sms' ? sendAccountText(auth, 'signup', number) : resendPhoneChange(auth, number, caller?.userId),
    );
    return jsonResponse({});
  }
  if (!email) throw new Refusal('validation_failed', { message: 'Type provided requires an email address' });
  await limitMail(auth, type === 'signup' ? 'confirmation' : 'change', email, address);
  auth.background.run('mail once more', () =>
    type === 'signup'
      ? sendAccountMail(auth, 'signup', email, { redirectTo })
      : resendEmailChange(auth, email, { callerId: caller?.userId, redirectTo }),
  );
  return jsonResponse({});
}
