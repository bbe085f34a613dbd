import { Refusal } from '#errors.ts';
import { limits } from './limits.ts';
import { parseRefusal } from './scanner.ts';

export interface Page {
  limit: number;
  offset: number;
  /** Whether the request set a limit. If not, `limit` is the maximum number of rows. */
  asked: boolean;
}

const range = /^(\d{1,15})-(\d{1,15})?$/;

/**
 * Reads `limit=` and `offset=`. The `Range` header (`0-29`, inclusive) and the maximum number of rows in a response can
 * only narrow them.
 */
export function parsePage(given: { limit?: string; offset?: string; range?: string | null }): Page {
  let limit = whole('limit', given.limit);
  let offset = whole('offset', given.offset) ?? 0;
  const header = range.exec(given.range?.trim() ?? '');
  if (header) {
    const first = Number(header[1]);
    const last = header[2] === undefined ? undefined : Number(header[2]);
    if (last !== undefined && last < first) {
      const details = 'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
      throw new Refusal('PGRST103', { details });
    }
    offset += first;
    if (last !== undefined) limit = Math.min(limit ?? Infinity, last - first + 1);
  }
  return { limit: Math.min(limit ?? limits.rows, limits.rows), offset, asked: limit !== undefined };
}

function whole(part: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^-\d+$/.test(text)) {
    const named = part === 'limit' ? 'Limit' : 'Offset';
    throw new Refusal('PGRST103', { details: `${named} should be greater than or equal to zero.` });
  }
  if (!/^\d{1,15}$/.test(text)) throw parseRefusal(part, text, 'expected a whole number');
  return Number(text);
}
