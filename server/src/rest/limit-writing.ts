import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** The daily limit of a user's writes: ten years of a full diary, imported at once. */
export const mostBytesADay = 64 * 1024 * 1024;

/**
 * What a new row takes on the disk besides its own bytes: 260 to 340 bytes, measured, for its table, two indexes and the
 * log.
 */
const bytesOfNewRow = 256;
/** What a changed row takes on the disk: PostgreSQL writes it whole, however short the request. */
const bytesOfChangedRow = 512;

/** Unauthenticated clients can write to no table, and calls of functions need no longer text. */
const mostBytesOfAnon = 16 * 1024;

/** The size of a planned write. */
export interface Writing {
  text?: string;
  newRows?: number;
  changedRows?: number;
}

/**
 * Limits each user's writes per day, so that no user can fill the shared disk. Refuses with 429 above it, and with 413
 * for a long text of an unauthenticated client. The operator's own key is unlimited.
 */
export function limitWriting(bytesADay = mostBytesADay): (claims: Claims, writing: Writing) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: bytesADay, duration: 24 * 3600 });
  return async ({ role, sub }, { text = '', newRows = 0, changedRows = 0 }) => {
    if (role === 'anon' && text.length > mostBytesOfAnon) throw new Refusal('request_too_large');
    if (sub === undefined) return;
    const bytes = Buffer.byteLength(text) + newRows * bytesOfNewRow + changedRows * bytesOfChangedRow;
    try {
      await limiter.consume(sub, bytes);
    } catch (reached) {
      if (reached instanceof Error) throw reached;
      // Refused bytes are not written, so do not count them: a smaller entry is still accepted.
      await limiter.reward(sub, bytes);
      // `retry-after` is at most an hour, so that a client with unsent writes does not wait until tomorrow.
      throw new Refusal('over_request_rate_limit', {
        message: 'Too much was written today',
        hint: 'Nothing of this request was saved. Send it again later.',
        headers: { 'retry-after': '3600' },
      });
    }
  };
}
