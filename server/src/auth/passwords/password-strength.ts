import { readFileSync } from 'node:fs';

/** Characters (code points) that a password must have at least; protocol.md. */
export const shortestPassword = 8;
/** Bytes of UTF-8 that a password may have at most, so that nobody makes the server hash a book. */
export const longestPasswordInBytes = 1024;

let common: Set<string> | undefined;

/** One form for letters that keyboards send in several ways, so that a password typed on another device is the same password. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export type Weakness = 'length' | 'pwned';

/**
 * Why a password is refused: `length` (too short), `pwned` (on the list of the most common ones, in whatever case). Empty when it is
 * good. The names are the protocol's `weak_password.reasons`.
 */
export function passwordWeaknesses(password: string): Weakness[] {
  const normalized = normalizePassword(password);
  if ([...normalized].length < shortestPassword) return ['length'];
  common ??= new Set(readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(normalized.toLowerCase()) ? ['pwned'] : [];
}
