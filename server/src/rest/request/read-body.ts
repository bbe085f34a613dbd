import { Refusal } from '#errors.ts';

/** A body of one object or several. PostgreSQL reads the text itself; here it is only looked at. */
export interface Body {
  rows: Record<string, unknown>[];
  /** Sent as an array, though perhaps of one. */
  isArray: boolean;
  /** As it was sent, so that no number loses digits. */
  text: string;
}

/** PostgreSQL reads nested JSON by recursion, on a stack that has an end. */
const deepest = 50;

/** Reads the body of a POST or PATCH. An absent body reads as `{}`. Refuses `PGRST102`. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && type !== 'application/json' && !type.startsWith('text/plain')) {
    throw new Refusal('PGRST102', { message: `Content-Type not acceptable: ${type}` });
  }
  const text = await request.text();
  if (text.trim() === '') return { rows: [{}], isArray: false, text: '{}' };
  const value = parse(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw new Refusal('PGRST102', { details: 'Expected an object or an array of objects.' });
  return { rows, isArray: Array.isArray(value), text };
}

function parse(text: string): unknown {
  if (depthOf(text) > deepest)
    throw new Refusal('PGRST102', { details: `More than ${String(deepest)} levels within each other.` });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('PGRST102');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many brackets are open at most, those in strings left out. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') most = Math.max(most, ++depth);
    else if (token === ']' || token === '}') depth -= 1;
  }
  return most;
}
