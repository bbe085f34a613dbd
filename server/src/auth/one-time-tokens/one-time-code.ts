import { createHmac, randomInt } from 'node:crypto';

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Six digits are soon tried out, so they are kept under the server's key: the database alone does not give them away. */
export function hashCode(secret: Uint8Array, userId: string, code: string): string {
  return createHmac('sha256', secret).update(`code\n${userId}\n${code}`).digest('base64url');
}

/** A code as it was meant: without the spaces and hyphens of a paste, full-width digits as plain ones. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}
