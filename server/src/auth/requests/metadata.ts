import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/**
 * Maximum JSON bytes of a user's metadata. Every access token contains the metadata, and the HTTP header that carries the
 * token has a size limit.
 */
const largestInBytes = 4096;
const deepest = 8;
const mostValues = 500;

/**
 * Metadata that users choose. It grants no rights. The server stores and returns it unchanged, except that it removes a key
 * `__proto__`.
 */
export const metadata = z
  .record(z.string(), z.unknown())
  .refine(isStorable, 'User metadata must be plain JSON text, numbers and lists, not nested too deeply')
  .refine(fits, `User metadata may have at most ${largestInBytes} bytes`);

/**
 * Whether PostgreSQL can store the value as jsonb (no NUL, no lone surrogate), and the value has at most `deepest` levels and
 * `mostValues` values.
 */
function isStorable(value: Record<string, unknown>): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const next = waiting.pop();
    if (!next || seen > mostValues || next.depth > deepest) return false;
    if (typeof next.value === 'string' && !isPlainText(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const entries = Object.entries(next.value);
    if (!Array.isArray(next.value) && !entries.every(([key]) => isPlainText(key))) return false;
    if (entries.length > mostValues) return false;
    waiting.push(...entries.map(([, inner]) => ({ value: inner as unknown, depth: next.depth + 1 })));
  }
  return true;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Whether metadata is within the size limit. zod runs this check even after `isStorable` has refused the value. Such a value may
 * be nested too deeply to serialize, so its size is not checked.
 */
function fits(value: Record<string, unknown>): boolean {
  return !isStorable(value) || metadataFits(value);
}

function metadataFits(value: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= largestInBytes;
}

/** Returns the stored metadata with the given changes. Null removes a key, as on Supabase's server. */
export function mergeMetadata(stored: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const removed = new Set(Object.keys(changes).filter((key) => changes[key] === null));
  return Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([key]) => !removed.has(key)));
}

/** Merges changes into a user's metadata; null removes a key. Refuses a result that is too large. */
export async function updateMetadata(
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
