import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { hasSecondFactor } from '../../accounts/account.ts';
import { sendNotice } from '../../accounts/send-notice.ts';
import type { AuthContext } from '../../auth-context.ts';
import {
  addRecoveryFactor,
  findRecoveryFactor,
  makeRecoveryCodes,
  recoveryCodeCount,
  type RecoveryFactor,
} from '../../factors/recovery-codes.ts';
import { removeFactor } from '../../factors/factor.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { orAbsent } from '../../requests/fields.ts';
import type { Sender } from '../../requests/sender.ts';
import type { Person } from '../../sessions/require-person.ts';
import { requireAal2 } from '../../sessions/require-second-factor.ts';

/** Recovery codes are for users who lost their second factor's device. In Supabase's protocol they are still experimental. */

const type = 'recovery_code';

/**
 * GET factors/recovery-codes: returns how many codes the server creates at once (`total`), and how many are still unused
 * (`remaining`). Refuses with 404 `mfa_factor_not_found` if the user has created no codes, or removed them.
 */
export async function recoveryCodesStatus(auth: AuthContext, person: Person): Promise<Response> {
  const { id, remaining } = await auth.database.asOwner((transaction) => requireFactor(transaction, person.account.id));
  return jsonResponse({ id, type, total: recoveryCodeCount, remaining });
}

export const recoveryCodesBody = z.object({ friendly_name: orAbsent(z.string().trim().max(200)) });

/** POST factors/recovery-codes: creates ten codes and returns them once. Requires a verified factor and an aal2 session. */
export async function generateRecoveryCodes(
  auth: AuthContext,
  body: z.infer<typeof recoveryCodesBody>,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const { account } = person;
  if (!hasSecondFactor(account)) throw new Refusal('mfa_recovery_codes_sole_factor');
  requireAal2(person, 'recoveryCodes');
  const made = await auth.database.asOwner(async (transaction) => {
    if (await findRecoveryFactor(transaction, account.id)) throw new Refusal('mfa_verified_factor_exists');
    const name = body.friendly_name ?? 'Recovery codes';
    if (!(await addRecoveryFactor(transaction, { userId: account.id, name, now: auth.clock.now() }))) {
      throw new Refusal('mfa_factor_name_conflict');
    }
    return newSet(auth, transaction, account.id);
  });
  sendNotice(auth, 'recovery_codes_made', account, sender.device);
  return made;
}

/** POST factors/recovery-codes/regenerate: creates ten new codes and invalidates the older ones. */
export async function regenerateRecoveryCodes(auth: AuthContext, person: Person, sender: Sender): Promise<Response> {
  requireAal2(person, 'recoveryCodes');
  const made = await auth.database.asOwner(async (transaction) => {
    await requireFactor(transaction, person.account.id);
    return newSet(auth, transaction, person.account.id);
  });
  sendNotice(auth, 'recovery_codes_made', person.account, sender.device);
  return made;
}

/** DELETE factors/recovery-codes: removes the user's codes. */
export async function removeRecoveryFactor(auth: AuthContext, person: Person, sender: Sender): Promise<Response> {
  requireAal2(person, 'recoveryCodes');
  const userId = person.account.id;
  const id = await auth.database.asOwner(async (transaction) => {
    const factor = await requireFactor(transaction, userId);
    await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
    await removeFactor(transaction, userId, factor.id);
    return factor.id;
  });
  sendNotice(auth, 'recovery_codes_removed', person.account, sender.device);
  return jsonResponse({ id });
}

async function newSet(auth: AuthContext, transaction: Transaction, userId: string): Promise<Response> {
  const { id, friendly_name } = await requireFactor(transaction, userId);
  const facts = { userId, now: auth.clock.now(), secret: auth.keys.refreshSecret };
  const codes = await makeRecoveryCodes(transaction, facts);
  return jsonResponse({ id, type, friendly_name, total: codes.length, codes });
}

async function requireFactor(transaction: Transaction, userId: string): Promise<RecoveryFactor> {
  const factor = await findRecoveryFactor(transaction, userId);
  if (!factor) throw new Refusal('mfa_factor_not_found', { message: 'The user has not enrolled recovery codes' });
  return factor;
}
