import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findAccount, findIdentities } from '../accounts/account.ts';
import { beginEmailChange, beginPhoneChange, sendEmailChange, sendPhoneChange } from '../accounts/begin-change.ts';
import { changeAddress } from '../accounts/change-address.ts';
import { presentUser } from '../accounts/present-user.ts';
import { removeOwnSignUp, removeSignUpById } from '../accounts/unconfirmed-sign-ups.ts';
import { sendNotice } from '../accounts/send-notice.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMail, limitText } from '../limits/limit-mails-and-texts.ts';
import { codeChallengeFields, readCodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { deliverText } from '../one-time-tokens/send-code-text.ts';
import { refuseWeakPassword } from '../passwords/password-strength.ts';
import { jsonResponse } from '../requests/json-response.ts';
import { emailAddress } from '../requests/email-address.ts';
import { channel, orAbsent, password, phone } from '../requests/fields.ts';
import { metadata, updateMetadata } from '../requests/metadata.ts';
import type { Sender } from '../requests/sender.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requireFreshPerson } from '../sessions/require-fresh-person.ts';
import type { Person } from '../sessions/require-person.ts';
import { requireSecondProof } from '../sessions/require-second-factor.ts';
import { sessionsEnded } from '../sessions/session-is-alive.ts';

export const putUserBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  channel: orAbsent(channel),
  password: orAbsent(password),
  // Our own field, not in Supabase's protocol; see `putUser`.
  sign_up_id: orAbsent(z.uuid()),
  nonce: orAbsent(z.string().max(40)),
  data: orAbsent(metadata),
  ...codeChallengeFields,
});

/**
 * PUT user. Changes the user's account:
 * - `data` is merged into the metadata; null removes a key.
 * - `password` sets a new password, which ends the user's other sessions, links and codes.
 * - `email` and `phone` begin a change. The user confirms an e-mail change at both addresses, and a phone change with a code.
 *   If the server is configured not to confirm such addresses (CONFIRM_EMAIL, CONFIRM_PHONE), the change takes effect at once.
 *
 * An anonymous user becomes a permanent one when an address is confirmed, and can set a password only then.
 *
 * Below aal2, a user with a second factor can change only metadata. If the server cannot send the code, the response is
 * `sms_send_failed`, but the other changes are saved. When an account gets its first e-mail, the server removes the user's older,
 * unconfirmed sign-up with that e-mail. It recognises the sign-up by the password in the same request or, without one, by
 * `sign_up_id`.
 */
export async function putUser(
  auth: AuthContext,
  body: z.infer<typeof putUserBody>,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const { account } = person;
  const email = body.email === account.email ? undefined : body.email;
  const number = body.phone === account.phone ? undefined : body.phone;
  if (email || number || body.password) requireSecondProof(person, 'credentials');
  const challenge = readCodeChallenge(body);
  const becomesPermanent = (email && !auth.config.confirmEmail) || (number && !auth.config.confirmPhone);
  if (account.is_anonymous && body.password && !becomesPermanent) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new Refusal('validation_failed', { status: 422, message });
  }
  const passwordHash = body.password ? await hashNewPassword(auth, body.password, body.nonce, person) : undefined;
  if (email && auth.config.confirmEmail) {
    await limitMail(auth, 'change', account.id, sender.address);
    await limitMail(auth, 'change', email, sender.address);
  }
  // `limitText` also refuses if the server has no provider of text messages.
  if (number) await limitText(auth, number, sender.address);
  const now = auth.clock.now();
  const changed = await auth.database.asOwner(async (transaction) => {
    if (body.data) await updateMetadata(transaction, account.id, body.data, now);
    const ended = passwordHash ? await storePassword(transaction, person, passwordHash, now) : [];
    const emailChange =
      email && auth.config.confirmEmail
        ? await beginEmailChange(auth, transaction, { account, email, challenge })
        : undefined;
    if (email && !emailChange && !(await changeAddress(transaction, account.id, { kind: 'email', value: email }, now))) {
      throw new Refusal('email_exists');
    }
    const signUpId = emailChange && !body.password && account.email === null && body.sign_up_id;
    if (signUpId) await removeSignUpById(transaction, signUpId, emailChange.email);
    const phoneChange =
      number && auth.config.confirmPhone ? await beginPhoneChange(auth, transaction, account, number) : undefined;
    if (number && !phoneChange && !(await changeAddress(transaction, account.id, { kind: 'phone', value: number }, now))) {
      throw new Refusal('phone_exists');
    }
    const current = await findAccount(transaction, { id: account.id });
    return { ended, emailChange, phoneChange, current, identities: await findIdentities(transaction, account.id) };
  });
  sessionsEnded(auth.database, changed.ended, auth.clock);
  const { current, emailChange, phoneChange } = changed;
  if (!current) throw new Refusal('user_not_found', { status: 403 });
  if (passwordHash) sendNotice(auth, 'password_changed', account, sender.device);
  if (email && !emailChange) sendNotice(auth, 'email_changed', account, sender.device);
  if (number && !phoneChange) sendNotice(auth, 'phone_changed', account, sender.device);
  if (emailChange) auth.background.run('change of e-mail', () => sendEmailChange(auth, emailChange, sender.redirectTo));
  const { password: chosen } = body;
  if (emailChange && chosen && account.email === null)
    auth.background.run('own sign-up', () => removeOwnSignUp(auth, { email: emailChange.email, password: chosen }));
  if (phoneChange) await deliverText(auth, phoneChange.phone, () => sendPhoneChange(auth, phoneChange));
  return jsonResponse(presentUser(current, changed.identities));
}

async function hashNewPassword(auth: AuthContext, chosen: string, nonce: string | undefined, person: Person) {
  const { encrypted_password: stored, email, phone } = person.account;
  refuseWeakPassword(auth.config.passwords, chosen, email ?? phone);
  await requireFreshPerson(auth, person, nonce);
  if (stored !== null && (await auth.passwords.matches(chosen, stored))) throw new Refusal('same_password');
  return auth.passwords.hash(chosen);
}

async function storePassword(transaction: Transaction, person: Person, passwordHash: string, now: Date) {
  const { account, sessionId } = person;
  // While the server hashed the password, the user may have ended this session from another device.
  const { count } = await transaction.query('select from auth.sessions where id = $1 for update', [sessionId]);
  if (count === 0) throw new Refusal('session_not_found');
  await transaction.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
    account.id,
    passwordHash,
    now.toISOString(),
  ]);
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [account.id]);
  // Ends pending changes of e-mail and phone too, because an attacker may have begun them.
  await transaction.query(
    `update auth.users set email_change = null, email_change_confirm_status = 0, phone_change = null where id = $1`,
    [account.id],
  );
  return endSessions(transaction, { scope: 'others', userId: account.id, sessionId });
}
