import { Refusal } from '#errors.ts';

/** A body of one object or several. The database parses `text` itself; `rows` serve for checks, counts and column names. */
export interface Body {
  rows: Record<string, unknown>[];
  /** Whether the body is an array, even of one object. */
  isArray: boolean;
  /** The text as sent, so that no number loses digits. */
  text: string;
}

/** Maximum nesting depth: PostgreSQL parses nested JSON recursively, on a limited stack. */
const deepest = 50;
/**
 * Maximum values. Years of a diary have fewer, and building hundreds of thousands of empty objects would block all users.
 */
const mostValues = 100_000;

/** Reads the text of a body that is JSON or plain text. `admit` may refuse it before any work on it. */
export async function readBodyText(
  request: Request,
  admit: (text: string) => Promise<void> | void = () => {},
): Promise<string> {
  const type = contentType(request);
  if (type !== '' && type !== 'application/json' && type !== 'text/plain') {
    throw new Refusal('PGRST102', { message: `Content-Type not acceptable: ${type}` });
  }
  const text = await request.text();
  await admit(text);
  return text;
}

/** The media type of a body in small letters, without parameters; empty without the header. */
export function contentType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * The rows in the text of a POST or PATCH. An absent body reads as `{}`. Throws `PGRST102` for a text that is no JSON
 * object or array of objects.
 */
export function rowsOf(text: string): Body {
  if (text.trim() === '') return { rows: [{}], isArray: false, text: '{}' };
  const value = parseJson(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw new Refusal('PGRST102', { details: 'Expected an object or an array of objects.' });
  return { rows, isArray: Array.isArray(value), text };
}

/** Any JSON value. Throws `PGRST102` for other texts, and for one that nests too deep or has too many values. */
export function parseJson(text: string): unknown {
  const { depth, values } = sizeOf(text);
  if (depth > deepest) throw new Refusal('PGRST102', { details: `More than ${String(deepest)} levels within each other.` });
  if (values > mostValues) throw new Refusal('PGRST102', { details: `More than ${String(mostValues)} values at once.` });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('PGRST102');
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * The nesting depth and the approximate number of values of a JSON text. Scans each character once without building
 * anything, because the text may still be refused. Stops at the limits.
 */
function sizeOf(text: string): { depth: number; values: number } {
  let open = 0;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length && depth <= deepest && values <= mostValues; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at += 1;
      while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
    } else if (code === comma) values += 1;
    else if (opening.has(code)) depth = Math.max(depth, (open += 1));
    else if (closing.has(code)) open -= 1;
  }
  return { depth, values };
}
