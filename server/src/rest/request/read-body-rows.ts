import { Refusal } from '#errors.ts';

/**
 * A body with one or more objects. The database parses `text` itself. `rows` are only for checks, counts and column names.
 */
export interface Body {
  rows: Record<string, unknown>[];
  /** Whether the body is an array, even if it has only one object. */
  isArray: boolean;
  /** The text as the client sent it. Parsing and writing it again could lose digits of numbers. */
  text: string;
}

/** The maximum nesting depth of a JSON body. PostgreSQL parses nested JSON recursively, on a limited stack. */
const deepest = 50;
/**
 * The maximum number of values in a JSON body. Years of a diary have fewer. Parsing hundreds of thousands of empty objects
 * would block all users.
 */
const mostValues = 100_000;

/** Reads the text of a JSON or plain-text body. `admit` may refuse the text before it is parsed. */
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

/** The media type of a body in lower case, without parameters; empty if the header is missing. */
export function contentType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Parses the rows in the body of a POST or PATCH. An empty body counts as `{}`. Throws `PGRST102` if the text is
 * neither a JSON object nor an array of objects.
 */
export function rowsOf(text: string): Body {
  if (text.trim() === '') return { rows: [{}], isArray: false, text: '{}' };
  const value = parseJson(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw new Refusal('PGRST102', { details: 'Expected an object or an array of objects.' });
  return { rows, isArray: Array.isArray(value), text };
}

/** Parses any JSON value. Throws `PGRST102` if the text is not JSON, is nested too deeply, or has too many values. */
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
 * The nesting depth and the approximate number of values of a JSON text. Scans each character once and builds no
 * objects, because the text may still be refused. Stops at the limits.
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
