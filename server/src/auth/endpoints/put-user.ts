import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findAccount, findIdentities } from '../accounts/find-account.ts';
import { presentUser } from '../accounts/present-user.ts';
import type { AuthContext } from '../auth-context.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { answer } from '../requests/answer.ts';
import { emailAddress } from '../requests/email-address.ts';
import { codeChallenge, orAbsent, password, phone } from '../requests/fields.ts';
import { mergeMetadata, metadata, metadataFits } from '../requests/metadata.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { Person } from '../sessions/require-person.ts';
import { sessionsEnded } from '../sessions/session-is-alive.ts';

export const putUserBody = z.object({
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  data: orAbsent(metadata),
  code_challenge: codeChallenge,
});

/** PUT user: merges metadata (null removes a key) and sets a new password, which ends the person's other sessions, links and codes. */
export async function putUser(auth: AuthContext, body: z.infer<typeof putUserBody>, person: Person): Promise<Response> {
  const { account } = person;
  if ((body.email && body.email !== account.email) || (body.phone && body.phone !== account.phone)) {
    throw new Refusal('feature_disabled', { message: 'This server does not offer to change the email or phone' });
  }
  const passwordHash = body.password ? await hashNewPassword(auth, body.password, account.encrypted_password) : undefined;
  const now = auth.clock.now().toISOString();
  const changed = await auth.database.asOwner(async (transaction) => {
    if (body.data) await keepMetadata(transaction, account.id, body.data, now);
    const ended = passwordHash ? await keepPassword(transaction, person, passwordHash, now) : [];
    const current = await findAccount(transaction, { id: account.id });
    return { ended, current, identities: await findIdentities(transaction, account.id) };
  });
  sessionsEnded(auth.database, changed.ended, auth.clock);
  if (!changed.current) throw new Refusal('user_not_found', { status: 403 });
  return answer(presentUser(changed.current, changed.identities));
}

async function hashNewPassword(auth: AuthContext, chosen: string, kept: string | null): Promise<string> {
  refuseWeakPassword(chosen);
  if (kept !== null && (await auth.passwords.matches(chosen, kept))) throw new Refusal('same_password');
  return auth.passwords.hash(chosen);
}

async function keepMetadata(transaction: Transaction, userId: string, changes: Record<string, unknown>, now: string) {
  const { rows } = await transaction.query<{ raw_user_meta_data: Record<string, unknown> }>(
    'select raw_user_meta_data from auth.users where id = $1 for update',
    [userId],
  );
  const merged = mergeMetadata(rows[0]?.raw_user_meta_data ?? {}, changes);
  if (!metadataFits(merged)) throw new Refusal('validation_failed', { message: 'User metadata is too large' });
  await transaction.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    userId,
    JSON.stringify(merged),
    now,
  ]);
}

async function keepPassword(transaction: Transaction, person: Person, passwordHash: string, now: string) {
  const { account, sessionId } = person;
  await transaction.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
    account.id,
    passwordHash,
    now,
  ]);
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [account.id]);
  return endSessions(transaction, { scope: 'others', userId: account.id, sessionId });
}
