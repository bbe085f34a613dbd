import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** The bytes that one user may write per day. This is enough to import ten years of a full diary at once. */
export const mostBytesADay = 64 * 1024 * 1024;

/**
 * The disk space that a new row takes in addition to its own bytes: for its table, two indexes and the log. Measured:
 * 260 to 340 bytes.
 */
const bytesOfNewRow = 256;
/** The disk space that a changed row takes. PostgreSQL writes the whole row, however short the request. */
const bytesOfChangedRow = 512;

/** The longest body of an unauthenticated client. Such a client can write to no table, and its function calls need less text. */
const mostBytesOfAnon = 16 * 1024;

/** The size of a planned write, or of a call that writes nothing. */
export interface Writing {
  text?: string;
  /** Whether the request changes nothing, such as a call of a function that only reads. Its text then does not count. */
  onlyReads?: boolean;
  newRows?: number;
  changedRows?: number;
}

/**
 * Limits how much each user writes per day, so that no user can fill the shared disk. Refuses writes above the limit
 * with 429, and a long body of an unauthenticated client with 413. The operator's own key has no limit.
 */
export function limitWriting(bytesADay = mostBytesADay): (claims: Claims, writing: Writing) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: bytesADay, duration: 24 * 3600 });
  return async ({ role, sub }, { text = '', onlyReads = false, newRows = 0, changedRows = 0 }) => {
    if (role === 'anon' && text.length > mostBytesOfAnon) throw new Refusal('request_too_large');
    if (sub === undefined || onlyReads) return;
    const bytes = Buffer.byteLength(text) + newRows * bytesOfNewRow + changedRows * bytesOfChangedRow;
    try {
      await limiter.consume(sub, bytes);
    } catch (reached) {
      if (reached instanceof Error) throw reached;
      // Do not count refused bytes, because they are not written. A smaller request may still fit.
      await limiter.reward(sub, bytes);
      // Ask the client to retry after an hour, so that it does not keep its unsent writes until tomorrow.
      throw new Refusal('over_request_rate_limit', {
        message: 'Too much was written today',
        hint: 'Nothing of this request was saved. Send it again later.',
        headers: { 'retry-after': '3600' },
      });
    }
  };
}
