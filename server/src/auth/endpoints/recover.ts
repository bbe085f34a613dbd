import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { limitMail } from '../limits/limit-mails-and-texts.ts';
import { codeChallengeFields, readCodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { sendAccountMail } from '../one-time-tokens/send-account-mail.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { metaSecurity } from '../requests/fields.ts';
import type { Sender } from '../requests/sender.ts';

export const recoverBody = z.object({
  email: emailAddress,
  gotrue_meta_security: metaSecurity,
  ...codeChallengeFields,
});

/** POST recover. Sends a mail to set a new password. Returns `{}` at once, whether or not the account exists. */
export async function recover(auth: AuthContext, body: z.infer<typeof recoverBody>, sender: Sender): Promise<Response> {
  const challenge = readCodeChallenge(body);
  const { redirectTo } = sender;
  await limitMail(auth, 'recovery', body.email, sender.address);
  auth.background.run('recovery mail', () => sendAccountMail(auth, 'recovery', body.email, { redirectTo, challenge }));
  return jsonResponse({});
}
