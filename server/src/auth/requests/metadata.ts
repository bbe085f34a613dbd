import { z } from 'zod';

/** Bytes of JSON that a person's own metadata may have: it travels in every token, and headers have an end. */
const largestInBytes = 4096;
const deepest = 8;
const mostValues = 500;

/** Metadata of a person's own choosing. It is kept and handed back as it is, but for a key `__proto__`, and grants nothing. */
export const metadata = z
  .record(z.string(), z.unknown())
  .refine(canBeKept, 'User metadata must be plain JSON text, numbers and lists, not nested too deeply')
  .refine(fits, `User metadata may have at most ${largestInBytes} bytes`);

/** Whether PostgreSQL can keep it as jsonb (no NUL, no half of a surrogate pair) and it is neither deep nor long. */
function canBeKept(value: Record<string, unknown>): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const next = waiting.pop();
    if (!next || seen > mostValues || next.depth > deepest) return false;
    if (typeof next.value === 'string' && !isPlainText(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const entries = Object.entries(next.value);
    if (!Array.isArray(next.value) && !entries.every(([key]) => isPlainText(key))) return false;
    if (entries.length > mostValues) return false;
    waiting.push(...entries.map(([, inner]) => ({ value: inner as unknown, depth: next.depth + 1 })));
  }
  return true;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Only called once `canBeKept` said yes: zod runs every refinement, so the check stands here again. */
function fits(value: Record<string, unknown>): boolean {
  return !canBeKept(value) || metadataFits(value);
}

/** Whether metadata is within its size; for what comes of merging old and new. */
export function metadataFits(value: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= largestInBytes;
}

/** The kept metadata with the given changes: null removes a key, as the public server does. */
export function mergeMetadata(kept: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const removed = new Set(Object.keys(changes).filter((key) => changes[key] === null));
  return Object.fromEntries(Object.entries({ ...kept, ...changes }).filter(([key]) => !removed.has(key)));
}
