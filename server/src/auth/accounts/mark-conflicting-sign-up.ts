import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#database/port.ts';
import type { Account } from './account.ts';

/**
 * Marks an account that waits for its confirmation when it is signed up once more and anything is typed otherwise: one of the two may be a
 * stranger, and nobody can tell which. On confirmation all of it is forgotten, but for the language where both name the same. Whoever is there
 * (`known` is absent for a new account), the same is done, so that time does not tell.
 */
export async function contest(
  transaction: Transaction,
  userId: string,
  known: Account | undefined,
  given: { samePassword: boolean; metadata: Record<string, unknown> },
): Promise<void> {
  const { samePassword, metadata } = given;
  const kept = known?.raw_user_meta_data ?? metadata;
  const otherPassword = !!known && known.encrypted_password !== null && !samePassword;
  const contested = otherPassword || !isDeepStrictEqual(kept, metadata);
  await transaction.query(
    `update auth.users set has_conflicting_sign_up = has_conflicting_sign_up or $2,
       raw_user_meta_data = case when $3 then raw_user_meta_data else raw_user_meta_data - 'language' end where id = $1`,
    [userId, contested, isDeepStrictEqual(kept.language, metadata.language)],
  );
}
