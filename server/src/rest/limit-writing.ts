import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Bodies of one person in a day: years of a full diary, brought in at once. */
export const mostBytesADay = 64 * 1024 * 1024;

/** Who has no account can write to no table; a call of a function needs no more. */
const mostBytesOfAnon = 16 * 1024;

/**
 * Holds every person to so much writing a day, so that nobody can fill the disk that all share. Refuses with 429 beyond it, and with 413 a
 * long text of somebody without an account. The operator's own key is free.
 */
export function limitWriting(bytesADay = mostBytesADay): (claims: Claims, text: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: bytesADay, duration: 24 * 3600 });
  return async ({ role, sub }, text) => {
    if (role === 'anon' && text.length > mostBytesOfAnon) throw new Refusal('request_too_large');
    if (sub === undefined) return;
    try {
      await limiter.consume(sub, Buffer.byteLength(text));
    } catch (reached) {
      if (reached instanceof Error) throw reached;
      // Told to try again within the hour, not tomorrow: a client that keeps what it could not send should not sleep so long.
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': '3600' } });
    }
  };
}
