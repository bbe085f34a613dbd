import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Bodies of one person in a day: years of a full diary, brought in at once. */
export const mostBytesADay = 64 * 1024 * 1024;

/**
 * Holds every person to so much writing a day, so that nobody can fill the disk that all share. Refuses with 429 beyond it. The operator's own
 * key is free, and who has no account can write nothing anyway.
 */
export function limitWriting(bytesADay = mostBytesADay): (claims: Claims, text: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: bytesADay, duration: 24 * 3600 });
  return async ({ sub }, text) => {
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
