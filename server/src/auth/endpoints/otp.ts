import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { findAccount } from '../accounts/find-account.ts';
import { register } from '../accounts/register.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendAccountMail } from '../one-time-tokens/send-account-mail.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { answer } from '../requests/answer.ts';
import { emailAddress } from '../requests/email-address.ts';
import { codeChallenge, metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import { metadata } from '../requests/metadata.ts';
import type { Sender } from '../requests/sender.ts';

export const otpBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  create_user: orAbsent(z.boolean()),
  data: orAbsent(metadata),
  gotrue_meta_security: metaSecurity,
  code_challenge: codeChallenge,
});

/**
 * POST otp. A link and a code to sign in without a password; a new address is signed up by it unless `create_user` is false, and only
 * then may the answer tell that nobody is there (`otp_disabled`). Everything else happens after the answer.
 */
export async function otp(auth: AuthContext, body: z.infer<typeof otpBody>, sender: Sender): Promise<Response> {
  const { email, data = {} } = body;
  if (email && body.phone) {
    throw new Refusal('validation_failed', { message: 'Only an email address or phone number should be provided' });
  }
  if (body.phone) throw new Refusal('phone_provider_disabled');
  if (!email) throw new Refusal('validation_failed', { message: 'One of email or phone must be set' });
  await limitMail(auth, 'recovery', email, sender.address);
  const known = await auth.database.asOwner((transaction) => findAccount(transaction, { email }));
  if (!known && body.create_user === false) throw new Refusal('otp_disabled');
  auth.later.run('sign-in mail', () =>
    known?.email_confirmed_at
      ? sendAccountMail(auth, 'magiclink', email, sender.redirectTo)
      : signUpByMail(auth, email, data, sender.redirectTo),
  );
  return answer({});
}

async function signUpByMail(
  auth: AuthContext,
  email: string,
  data: Record<string, unknown>,
  redirectTo: string | undefined,
): Promise<void> {
  const registration = {
    email,
    passwordHash: null,
    metadata: data,
    now: auth.clock.now(),
    secret: auth.keys.refreshSecret,
  };
  const registered = await auth.database.asOwner((transaction) => register(transaction, registration));
  // Confirmed in the meantime: the person is already in.
  if (registered.kind === 'taken') return;
  const written = { ...registered.known?.raw_user_meta_data, ...data };
  await sendActionMail(auth, 'signup', { to: email, metadata: written, issued: registered.issued, redirectTo });
}
