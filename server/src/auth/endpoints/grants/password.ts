import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { isBanned } from '../../accounts/account.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { limitGuesses } from '../../limits/limit-guesses.ts';
import { answer } from '../../requests/answer.ts';
import { emailAddress } from '../../requests/email-address.ts';
import { metaSecurity, nothingToSignInWith, orAbsent, password, phone } from '../../requests/fields.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { signIn } from '../../sessions/sign-in.ts';
import { defineGrant } from './grant.ts';

const body = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  gotrue_meta_security: metaSecurity,
});

/**
 * POST token?grant_type=password. One hash is checked, whoever it is: nobody there, no password set and a wrong password are the
 * same answer after the same work. That an address waits for its confirmation is told only to who knows the password.
 */
export const passwordGrant = defineGrant(body, async (auth, given, sender) => {
  const { email } = given;
  if (!given.password || (!email && !given.phone)) throw nothingToSignInWith();
  if (!email) throw new Refusal('phone_provider_disabled', { message: 'Phone logins are disabled' });
  const guessedRight = await limitGuesses(auth, email, sender.address);
  const account = await auth.database.asOwner((transaction) => findAccount(transaction, { email }));
  const matches = await auth.passwords.matches(given.password, account?.encrypted_password ?? null);
  if (!account || !matches) throw new Refusal('invalid_credentials');
  await guessedRight();
  const now = auth.clock.now();
  if (!account.email_confirmed_at) throw new Refusal('email_not_confirmed');
  if (isBanned(account, now)) throw new Refusal('user_banned');
  const signedIn = await auth.database.asOwner((transaction) =>
    signIn(transaction, { userId: account.id, method: 'password', now, refreshSecret: auth.keys.refreshSecret }),
  );
  return answer(await presentSession(auth, signedIn));
});
