import { Refusal } from '#errors.ts';
import { languageOf } from '#mail/language.ts';
import { composeReauthenticationMail } from '#mail/compose-account-mail.ts';
import type { Address } from '../accounts/account.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail, limitText } from '../limits/limit-mails-and-texts.ts';
import { issueOneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';
import { sendCodeText, deliverText } from '../one-time-tokens/send-code-text.ts';
import { jsonResponse } from '../requests/json-response.ts';
import type { Sender } from '../requests/sender.ts';
import type { Person } from '../sessions/require-person.ts';
import { requireSecondProof } from '../sessions/require-second-factor.ts';

/**
 * GET reauthenticate. Sends the user a code by mail, or by text message if they have no e-mail. PUT user accepts it as
 * `nonce` for a new password.
 */
export async function reauthenticate(auth: AuthContext, person: Person, sender: Sender): Promise<Response> {
  requireSecondProof(person);
  const { account } = person;
  const address: Address | undefined =
    account.email !== null
      ? { kind: 'email', value: account.email }
      : account.phone !== null
        ? { kind: 'phone', value: account.phone }
        : undefined;
  if (!address) {
    throw new Refusal('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  }
  if (address.kind === 'email') await limitMail(auth, 'reauthentication', address.value, sender.address);
  else await limitText(auth, address.value, sender.address);
  const { code } = await auth.database.asOwner((transaction) =>
    issueOneTimeToken(transaction, {
      userId: account.id,
      address,
      type: 'reauthentication_token',
      now: auth.clock.now(),
      secret: auth.keys.refreshSecret,
    }),
  );
  const metadata = account.raw_user_meta_data;
  const to = address.value;
  if (address.kind === 'phone') {
    await deliverText(auth, to, () => sendCodeText(auth, { to, metadata, code }));
    return jsonResponse({});
  }
  const mail = composeReauthenticationMail({ to, language: languageOf(metadata.language), code });
  auth.background.run('reauthentication code', () => auth.mail.send(mail));
  return jsonResponse({});
}
