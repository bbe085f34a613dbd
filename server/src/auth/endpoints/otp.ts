import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { type Address, findAccount } from '../accounts/account.ts';
import { register } from '../accounts/register.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail, limitText } from '../limits/limit-mails-and-texts.ts';
import { codeChallengeFields, readCodeChallenge, type CodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { sendAccountMail, sendAccountText } from '../one-time-tokens/send-account-mail.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { sendCodeText, requireOpenTexts } from '../one-time-tokens/send-code-text.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { channel, metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import { metadata } from '../requests/metadata.ts';
import type { Sender } from '../requests/sender.ts';

export const otpBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  channel: orAbsent(channel),
  create_user: orAbsent(z.boolean()),
  data: orAbsent(metadata),
  gotrue_meta_security: metaSecurity,
  ...codeChallengeFields,
});

/**
 * POST otp. Mails a link and a code to sign in without a password, or sends a code by text message. If the address has no
 * account, creates one, unless `create_user` is false or sign-up is not open. The server does this work after the response.
 *
 * The response for a phone does not depend on whether the phone has an account. The response for an e-mail does, as in
 * Supabase's protocol. The server refuses an e-mail without an account with `otp_disabled` if `create_user` is false, and
 * with `signup_disabled` if sign-up is not open.
 */
export async function otp(auth: AuthContext, body: z.infer<typeof otpBody>, sender: Sender): Promise<Response> {
  const { email, data = {} } = body;
  if (email && body.phone) {
    throw new Refusal('validation_failed', { message: 'Only an email address or phone number should be provided' });
  }
  if (!email && !body.phone) throw new Refusal('validation_failed', { message: 'One of email or phone must be set' });
  const challenge = readCodeChallenge(body);
  const address: Address = email ? { kind: 'email', value: email } : { kind: 'phone', value: body.phone ?? '' };
  if (email) await limitMail(auth, 'recovery', email, sender.address);
  else await limitPhone(auth, address.value, sender.address);
  const isOpen = auth.config.signUp === 'open';
  const maySignUp = body.create_user !== false && isOpen;
  const find = () => findWho(auth, address);
  if (email && !maySignUp && !(await find()))
    throw new Refusal(body.create_user === false ? 'otp_disabled' : 'signup_disabled');
  const { redirectTo } = sender;
  auth.background.run('sign-in message', async () => {
    const known = await find();
    if (!known && !maySignUp) return;
    if (!known?.confirmed_at) return signUpWithoutPassword(auth, { address, data, redirectTo, challenge });
    if (address.kind === 'phone') return sendAccountText(auth, 'sign in', address.value);
    return sendAccountMail(auth, 'magiclink', address.value, { redirectTo, challenge });
  });
  return jsonResponse({});
}

function findWho(auth: AuthContext, { kind, value }: Address) {
  const by = kind === 'email' ? { email: value } : { phone: value };
  return auth.database.asOwner((transaction) => findAccount(transaction, by));
}

async function limitPhone(auth: AuthContext, phone: string, address: string): Promise<void> {
  requireOpenTexts(auth);
  await limitText(auth, phone, address);
}

async function signUpWithoutPassword(
  auth: AuthContext,
  facts: {
    address: Address;
    data: Record<string, unknown>;
    redirectTo: string | undefined;
    challenge: CodeChallenge | undefined;
  },
): Promise<void> {
  const { address, data, redirectTo, challenge } = facts;
  const registration = {
    address,
    passwordHash: null,
    samePassword: false,
    metadata: data,
    now: auth.clock.now(),
    secret: auth.keys.refreshSecret,
    challenge,
  };
  const registered = await auth.database.asOwner((transaction) => register(transaction, registration));
  // The address was confirmed in the meantime, so the user needs no mail.
  if (registered.kind === 'taken') return;
  const { issued } = registered;
  const written = { ...registered.known?.raw_user_meta_data, ...data };
  if (address.kind === 'phone') await sendCodeText(auth, { to: address.value, metadata: written, code: issued.code });
  else await sendActionMail(auth, 'signup', { to: address.value, metadata: written, issued, redirectTo });
}
