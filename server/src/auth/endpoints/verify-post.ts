import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitGuesses } from '../limits/limit-guesses.ts';
import { redeemCode } from '../one-time-tokens/redeem-code.ts';
import { redeemLink } from '../one-time-tokens/redeem-link.ts';
import { readVerificationType } from '../one-time-tokens/token-type.ts';
import { verify } from '../one-time-tokens/verify.ts';
import { answer } from '../requests/answer.ts';
import { emailAddress } from '../requests/email-address.ts';
import { metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import type { Sender } from '../requests/sender.ts';
import { presentSession } from '../sessions/present-session.ts';

export const verifyBody = z.object({
  type: z.string().max(40),
  token_hash: orAbsent(z.string().max(200)),
  token: orAbsent(z.string().max(200)),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  gotrue_meta_security: metaSecurity,
});

/** POST verify. Exchanges a link's `token_hash`, or an e-mail with the code that was mailed to it, for a session. */
export async function verifyPost(auth: AuthContext, body: z.infer<typeof verifyBody>, sender: Sender): Promise<Response> {
  const { email, token: code, token_hash: link } = body;
  if (body.phone) throw new Refusal('phone_provider_disabled');
  const type = readVerificationType(body.type);
  if (link && (email || code)) {
    throw new Refusal('validation_failed', { message: 'Only the token_hash and type should be provided' });
  }
  if (link) {
    return answer(await presentSession(auth, await verify(auth, (t, now) => redeemLink(t, { token: link, type, now }))));
  }
  if (!email || !code) {
    throw new Refusal('validation_failed', { message: 'Verify requires a token_hash, or an email and its token' });
  }
  const guessedRight = await limitGuesses(auth, email, sender.address);
  const secret = auth.keys.refreshSecret;
  const signedIn = await verify(auth, (t, now) => redeemCode(t, { email, code, type, now, secret }));
  await guessedRight();
  return answer(await presentSession(auth, signedIn));
}
