import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { Address } from '../accounts/account.ts';
import { signUpAnonymously } from '../accounts/anonymous-accounts.ts';
import { presentMadeUpUser, presentNewUser } from '../accounts/present-new-user.ts';
import { register, type Registration } from '../accounts/register.ts';
import { sendAccountExistsMail, sendAccountExistsText } from '../accounts/send-notice.ts';
import { signUpWithoutConfirmation } from '../accounts/sign-up-without-confirmation.ts';
import { hashOrMatchPassword } from '../accounts/constant-time-sign-up.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail, limitText } from '../limits/limit-mails-and-texts.ts';
import { codeChallengeFields, readCodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { sendCodeText, deliverText } from '../one-time-tokens/send-code-text.ts';
import { refuseWeakPassword } from '../passwords/password-strength.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { channel, metaSecurity, nothingToSignInWith, orAbsent, password, phone } from '../requests/fields.ts';
import { metadata } from '../requests/metadata.ts';
import type { Sender } from '../requests/sender.ts';

export const signUpBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  channel: orAbsent(channel),
  password: orAbsent(password),
  data: orAbsent(metadata),
  gotrue_meta_security: metaSecurity,
  ...codeChallengeFields,
});

/**
 * POST signup. Returns the user, who must then confirm the address by mail or text message. If the server is configured not to
 * confirm such addresses (CONFIRM_EMAIL, CONFIRM_PHONE), returns a session instead. Without address and password, signs up an
 * anonymous user (accounts/anonymous-accounts.ts).
 *
 * For an address with a confirmed account the server does the same work under the same limits as for a new address, and notifies
 * the owner by mail or text message. As in Supabase's protocol, the response itself reveals the account: the made-up user has no
 * identities. Metadata such as `is_premium` is stored and grants nothing. If the text message cannot be sent, the refusal is
 * `sms_send_failed` for every number. If sign-up is not open, all requests get the same refusal, also for known addresses.
 */
export async function signUp(auth: AuthContext, body: z.infer<typeof signUpBody>, sender: Sender): Promise<Response> {
  const { email, data = {} } = body;
  // For anonymous sign-in, clients send a body without address and password.
  if (!email && !body.phone && !body.password) return signUpAnonymously(auth, data, sender);
  if (!body.password || (!email && !body.phone)) throw nothingToSignInWith();
  if (email && body.phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new Refusal('validation_failed', { message });
  }
  if (!email && !auth.sms) throw new Refusal('phone_provider_disabled', { message: 'Phone signups are disabled' });
  if (auth.config.signUp !== 'open') throw new Refusal('signup_disabled');
  refuseWeakPassword(auth.config.passwords, body.password, email ?? body.phone);
  const challenge = readCodeChallenge(body);
  const address: Address = email ? { kind: 'email', value: email } : { kind: 'phone', value: body.phone ?? '' };
  if (!(email ? auth.config.confirmEmail : auth.config.confirmPhone)) {
    const facts = { address, password: body.password, data, device: sender.device };
    return jsonResponse(await signUpWithoutConfirmation(auth, facts));
  }
  if (email) await limitMail(auth, 'confirmation', email, sender.address);
  else await limitText(auth, address.value, sender.address);
  const registration = {
    address,
    ...(await hashOrMatchPassword(auth, address, body.password)),
    metadata: data,
    now: auth.clock.now(),
    secret: auth.keys.refreshSecret,
    challenge,
  };
  return jsonResponse(await registerAndSend(auth, registration, sender));
}

async function registerAndSend(auth: AuthContext, registration: Registration, sender: Sender) {
  const { address, metadata } = registration;
  const to = address.value;
  const registered = await auth.database.asOwner((transaction) => register(transaction, registration));
  if (registered.kind === 'taken') {
    const { owner } = registered;
    if (address.kind === 'phone') await deliverText(auth, to, () => sendAccountExistsText(auth, to, owner));
    else auth.background.run('account exists mail', () => sendAccountExistsMail(auth, to, owner));
    return presentMadeUpUser(registration);
  }
  const { issued, known, created } = registered;
  const written = { ...known?.raw_user_meta_data, ...metadata };
  const { redirectTo } = sender;
  if (address.kind === 'phone') {
    await deliverText(auth, to, () => sendCodeText(auth, { to, metadata: written, code: issued.code }));
  } else {
    auth.background.run('sign-up mail', () => sendActionMail(auth, 'signup', { to, metadata: written, issued, redirectTo }));
  }
  return presentNewUser(created, registration);
}
