import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitGuesses } from '../limits/limit-guesses.ts';
import { redeemCode, redeemLink } from '../one-time-tokens/redeem.ts';
import { isPhoneVerification, readVerificationType, tokenTypesOf } from '../one-time-tokens/token-type.ts';
import { emailChanged, halfConfirmed, verify, type Verified } from '../one-time-tokens/verify.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { metaSecurity, orAbsent, phone } from '../requests/fields.ts';
import type { Sender } from '../requests/sender.ts';
import { answerSignIn } from '../sessions/present-session.ts';
import type { CallingSession } from '../sessions/calling-session.ts';

export const verifyBody = z.object({
  type: z.string().max(40),
  token_hash: orAbsent(z.string().max(200)),
  token: orAbsent(z.string().max(200)),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  gotrue_meta_security: metaSecurity,
});

/**
 * POST verify; authentication is optional. Exchanges a link's `token_hash`, or an e-mail or phone with its code, for a session.
 *
 * An e-mail change needs two confirmations, and the first returns a message instead of a session. The second also returns a
 * message if the client sends no access token. A client that sends its access token and confirms its own change keeps its
 * session.
 */
export async function verifyPost(
  auth: AuthContext,
  body: z.infer<typeof verifyBody>,
  sender: Sender,
  caller: CallingSession | undefined,
): Promise<Response> {
  const { email, token: code, token_hash: link } = body;
  const { device } = sender;
  const callerId = caller?.userId;
  const type = readVerificationType(body.type);
  if (link && (email || code || body.phone)) {
    throw new Refusal('validation_failed', { message: 'Only the token_hash and type should be provided' });
  }
  if (link) {
    const verified = await verify(auth, {
      device,
      caller,
      redeem: (t, now) => redeemLink(t, { token: link, type, callerId, now }),
    });
    return present(auth, verified, sender);
  }
  if (email && body.phone) {
    throw new Refusal('validation_failed', {
      message: 'Only an email address or phone number should be provided on verify',
    });
  }
  const address = isPhoneVerification(type) ? body.phone : email;
  if (!address || !code) {
    const wanted = isPhoneVerification(type) ? 'a phone' : 'an email';
    throw new Refusal('validation_failed', { message: `Verify requires a token_hash, or ${wanted} and its token` });
  }
  const guess = await limitGuesses(auth, `code of ${address}`, sender);
  const secret = auth.keys.refreshSecret;
  const types = tokenTypesOf(type);
  const verified = await verify(auth, {
    device,
    caller,
    redeem: (t, now) => redeemCode(t, { address, code, types, callerId, now, secret }),
  });
  await guess.right();
  return present(auth, verified, sender);
}

async function present(auth: AuthContext, verified: Verified, sender: Sender): Promise<Response> {
  if (verified.kind === 'session') return answerSignIn(auth, verified.signedIn, sender);
  if (verified.kind === 'changed') return jsonResponse({ msg: emailChanged, code: '200', changed: true });
  return jsonResponse({ msg: halfConfirmed, code: '200' });
}
