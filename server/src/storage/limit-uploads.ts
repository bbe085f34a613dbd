import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { largestObject } from './objects/bucket.ts';
import { mostUploadsAnHour } from './photo-limits.ts';
import { formOverheadBytes } from './requests/read-upload.ts';

/** The hourly limit of each user's uploads. Both functions refuse with 429. */
interface UploadLimit {
  /** Counts an upload, and refuses it above the limit. */
  count(claims: Claims): Promise<void>;
  /** Refuses an upload that `count` would refuse, but counts nothing. */
  check(claims: Claims): Promise<void>;
}

/**
 * Limits the uploads of each user per hour, because decoding and storing are costly. The operator's own key has no limit.
 */
export function limitUploads(anHour = mostUploadsAnHour): UploadLimit {
  const limiter = new RateLimiterMemory({ points: anHour, duration: 3600 });
  const refusal = () => new Refusal('over_request_rate_limit', { headers: { 'retry-after': '600' } });
  return {
    async count({ sub }) {
      if (sub === undefined) return;
      try {
        await limiter.consume(sub);
      } catch (reached) {
        throw reached instanceof Error ? reached : refusal();
      }
    },
    async check({ sub }) {
      if (sub === undefined) return;
      const used = await limiter.get(sub);
      if (used && used.consumedPoints >= anHour) throw refusal();
    },
  };
}

/**
 * The maximum bytes of a body that is not an upload. The largest such body lists a hundred paths of two hundred characters,
 * and this limit is several times that size.
 */
const largestQuestion = 64 * 1024;
// eslint-disable-next-line redos/no-vulnerable -- lookahead over fixed words, anchored
const upload = /^\/storage\/v1\/object\/(?!(?:sign|upload|list|list-v2|move|copy|info|authenticated|public)\/)[^/]+\/./;
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\/./;

/** The maximum bytes of a storage/v1 request's body: the size of an object for uploads, and a small size for JSON. */
export function largestBodyOf(method: string, path: string): number {
  const brings = method === 'PUT' ? upload.test(path) || signedUpload.test(path) : method === 'POST' && upload.test(path);
  return brings ? largestObject + formOverheadBytes : largestQuestion;
}
