import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../../auth-context.ts';
import { sealSecret } from '../../factors/factor-secret.ts';
import { describeTotp, newTotpSecret } from '../../factors/totp.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { orAbsent } from '../../requests/fields.ts';
import type { Person } from '../../sessions/require-person.ts';
import { requireSecondProof } from '../../sessions/require-second-factor.ts';

/** Maximum factors per user, unverified ones included; see docs/protocol.md. */
const mostFactors = 10;
/** A new enrolment deletes the user's unverified factors that are older than this. */
const unverifiedHours = 1;

export const enrollFactorBody = z.object({
  factor_type: z.string().max(40).default(''),
  friendly_name: orAbsent(z.string().trim().max(200)),
  issuer: orAbsent(
    z
      .string()
      .max(100)
      .regex(/^[^:]*$/),
  ),
});

/**
 * POST factors. Enrols a second factor (TOTP) and returns its secret once, as text, URI and QR code. The factor becomes
 * active with its first correct code. A user with an active factor needs an aal2 session to add another.
 */
export async function enrollFactor(
  auth: AuthContext,
  body: z.infer<typeof enrollFactorBody>,
  person: Person,
): Promise<Response> {
  const { account } = person;
  if (body.factor_type === 'phone') throw new Refusal('mfa_phone_enroll_not_enabled');
  if (body.factor_type !== 'totp') throw new Refusal('validation_failed', { message: 'factor_type needs to be totp' });
  requireSecondProof(person, 'enroll');
  const now = auth.clock.now();
  const id = randomUUID();
  const name = body.friendly_name ?? '';
  const secret = newTotpSecret();
  await auth.database.asOwner(async (transaction) => {
    await transaction.query('select from auth.users where id = $1 for update', [account.id]);
    await transaction.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
      [account.id, new Date(now.getTime() - unverifiedHours * 3_600_000).toISOString()],
    );
    const { rows } = await transaction.query<{ friendly_name: string }>(
      'select friendly_name from auth.mfa_factors where user_id = $1',
      [account.id],
    );
    if (rows.length >= mostFactors) throw new Refusal('too_many_enrolled_mfa_factors');
    if (name !== '' && rows.some((kept) => kept.friendly_name === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      throw new Refusal('mfa_factor_name_conflict', { message });
    }
    await transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, account.id, name, sealSecret(auth.keys.refreshSecret, id, secret), now.toISOString()],
    );
  });
  const issuer = body.issuer ?? 'COGN';
  const totpFacts = describeTotp(secret, { issuer, account: account.email ?? account.phone ?? 'COGN' });
  const totp = { qr_code: renderSVG(totpFacts.uri, { border: 2 }), ...totpFacts };
  return jsonResponse({ id, type: 'totp', ...(name !== '' && { friendly_name: name }), totp });
}
