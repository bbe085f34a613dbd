import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { isBanned, findAccount } from '../../accounts/account.ts';
import { limitGuesses } from '../../limits/limit-guesses.ts';
import { emailAddress } from '../../requests/email-address.ts';
import { metaSecurity, nothingToSignInWith, orAbsent, password, phone } from '../../requests/fields.ts';
import { answerSignIn } from '../../sessions/present-session.ts';
import { signIn } from '../../sessions/sign-in.ts';
import { defineGrant } from './grant.ts';

const body = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  gotrue_meta_security: metaSecurity,
});

/**
 * POST token?grant_type=password. Checks exactly one hash: an unknown account, an account without a password and a wrong
 * password get the same response after the same work. Only a client with the right password learns that an address is
 * unconfirmed.
 */
export const passwordGrant = defineGrant(body, async (auth, given, sender) => {
  const { email, phone: number } = given;
  if (!given.password || (!email && !number)) throw nothingToSignInWith();
  if (email && number) {
    const message = 'Only an email address or phone number should be provided on login.';
    throw new Refusal('validation_failed', { message });
  }
  if (!email && !auth.sms) throw new Refusal('phone_provider_disabled', { message: 'Phone logins are disabled' });
  const by = email ? { email } : { phone: number ?? '' };
  const guess = await limitGuesses(auth, email ?? number ?? '', sender);
  const account = await auth.database.asOwner((transaction) => findAccount(transaction, by));
  const matches = await auth.passwords.matches(given.password, account?.encrypted_password ?? null, guess.known);
  if (!account || !matches) throw new Refusal('invalid_credentials');
  await guess.right();
  const now = auth.clock.now();
  if (email && !account.email_confirmed_at) throw new Refusal('email_not_confirmed');
  if (!email && !account.phone_confirmed_at) throw new Refusal('phone_not_confirmed');
  if (isBanned(account, now)) throw new Refusal('user_banned');
  const signedIn = await auth.database.asOwner((transaction) =>
    signIn(transaction, {
      userId: account.id,
      method: 'password',
      passwordHash: account.encrypted_password,
      now,
      refreshSecret: auth.keys.refreshSecret,
      device: sender.device,
    }),
  );
  return answerSignIn(auth, signedIn, sender);
});
