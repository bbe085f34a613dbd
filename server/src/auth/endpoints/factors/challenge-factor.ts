import type { AuthContext } from '../../auth-context.ts';
import { findFactor } from '../../factors/factor.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import type { Person } from '../../sessions/require-person.ts';

/** Seconds until a challenge expires; see docs/protocol.md. */
export const challengeSeconds = 300;

/** POST factors/{id}/challenge. Creates the challenge for verifying a code; `expires_at` is in seconds since 1970. */
export async function challengeFactor(auth: AuthContext, factorId: string, person: Person): Promise<Response> {
  const now = auth.clock.now();
  const made = await auth.database.asOwner(async (transaction) => {
    const factor = await findFactor(transaction, person.account.id, factorId);
    await transaction.query('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [
      factor.id,
      new Date(now.getTime() - challengeSeconds * 2000).toISOString(),
    ]);
    const { rows } = await transaction.query<{ id: string }>(
      'insert into auth.mfa_challenges (factor_id, created_at) values ($1, $2) returning id',
      [factor.id, now.toISOString()],
    );
    await transaction.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
      factor.id,
      now.toISOString(),
    ]);
    return { id: rows[0]?.id, type: factor.factor_type };
  });
  return jsonResponse({ ...made, expires_at: Math.floor(now.getTime() / 1000) + challengeSeconds });
}
