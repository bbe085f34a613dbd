import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { presentMadeUpUser, presentNewUser } from '../accounts/present-new-user.ts';
import { register } from '../accounts/register.ts';
import { sendAccountExistsMail } from '../accounts/send-account-exists-mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { answer } from '../requests/answer.ts';
import { emailAddress } from '../requests/email-address.ts';
import { codeChallenge, metaSecurity, nothingToSignInWith, orAbsent, password, phone } from '../requests/fields.ts';
import { metadata } from '../requests/metadata.ts';
import type { Sender } from '../requests/sender.ts';
import { signUpConfirmed } from '../accounts/sign-up-confirmed.ts';

export const signUpBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  data: orAbsent(metadata),
  gotrue_meta_security: metaSecurity,
  code_challenge: codeChallenge,
});

/**
 * POST signup. Answers the user, to be confirmed by mail. Whether the address has an account already shows neither in the answer's
 * form and time nor in its limits; only the mail tells. What the metadata wishes for (`is_premium`) is kept and grants nothing.
 */
export async function signUp(auth: AuthContext, body: z.infer<typeof signUpBody>, sender: Sender): Promise<Response> {
  const { email, data = {} } = body;
  if (!body.password || (!email && !body.phone)) throw nothingToSignInWith();
  if (email && body.phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new Refusal('validation_failed', { message });
  }
  if (!email) throw new Refusal('phone_provider_disabled', { message: 'Phone signups are disabled' });
  refuseWeakPassword(body.password);
  if (!auth.config.confirmEmail) return answer(await signUpConfirmed(auth, { email, password: body.password, data }));

  await limitMail(auth, 'confirmation', email, sender.address);
  const passwordHash = await auth.passwords.hash(body.password);
  const now = auth.clock.now();
  const registration = { email, passwordHash, metadata: data, now, secret: auth.keys.refreshSecret };
  const registered = await auth.database.asOwner((transaction) => register(transaction, registration));
  if (registered.kind === 'taken') {
    auth.later.run('account exists mail', () => sendAccountExistsMail(auth, email, registered.owner));
    return answer(presentMadeUpUser(registration));
  }
  const { issued, known, created } = registered;
  const written = { ...known?.raw_user_meta_data, ...data };
  auth.later.run('sign-up mail', () =>
    sendActionMail(auth, 'signup', { to: email, metadata: written, issued, redirectTo: sender.redirectTo }),
  );
  return answer(presentNewUser(created, registration));
}
