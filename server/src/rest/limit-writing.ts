import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** What one person writes in a day: ten years of a full diary, imported at once. */
export const mostBytesADay = 64 * 1024 * 1024;

/** What a new row takes beside its own bytes, in its table, two indexes and the log: 260 to 340 bytes, measured. */
const bytesOfNewRow = 256;
/** A changed row is written whole, however little of it the request said. */
const bytesOfChangedRow = 512;

/** Who has no account can write to no table; a call of a function needs no more. */
const mostBytesOfAnon = 16 * 1024;

/** What a request is about to write. */
export interface Writing {
  text?: string;
  newRows?: number;
  changedRows?: number;
}

/**
 * Holds every person to so much writing a day, so that nobody can fill the disk that all share. Refuses with 429 beyond it, and with 413 a
 * long text of somebody without an account. The operator's own key is free.
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
      // What is refused is not written: an entry that still fits is taken.
      await limiter.reward(sub, bytes);
      // `retry-after` is an hour at most: a client that stores unsent writes should not wait until tomorrow.
      throw new Refusal('over_request_rate_limit', {
        message: 'Too much was written today',
        hint: 'Nothing of this request was saved. Send it again later.',
        headers: { 'retry-after': '3600' },
      });
    }
  };
}
