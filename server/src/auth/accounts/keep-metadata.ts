import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { mergeMetadata, metadataFits } from '../requests/metadata.ts';

/** Merges changes into a person's own metadata; null removes a key. Refuses what would grow too large. */
export async function keepMetadata(
  transaction: Transaction,
  userId: string,
  changes: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const { rows } = await transaction.query<{ raw_user_meta_data: Record<string, unknown> }>(
    'select raw_user_meta_data from auth.users where id = $1 for update',
    [userId],
  );
  const merged = mergeMetadata(rows[0]?.raw_user_meta_data ?? {}, changes);
  if (!metadataFits(merged)) throw new Refusal('validation_failed', { message: 'User metadata is too large' });
  await transaction.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    userId,
    JSON.stringify(merged),
    now.toISOString(),
  ]);
}
