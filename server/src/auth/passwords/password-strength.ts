import { readFileSync } from 'node:fs';
import { shortestPassword } from '@cogn/shared/limits.ts';
import { Refusal } from '#errors.ts';

/** Bytes of UTF-8 that a password may have at most, so that nobody makes the server hash a book. */
export const longestPasswordInBytes = 1024;

/** Words that say where a password is for; with a few signs around them they are the first guess. README.md. */
const productNames = ['cogn'];
/** A person's own words that are shorter are part of too many others. */
const shortestOwnWord = 4;
/** So many characters must be left of a password beside such words. */
const fewestBesideWords = 6;

let common: Set<string> | undefined;

/** One form for letters that keyboards send in several ways, so that a password typed on another device is the same password. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

type Weakness = 'length' | 'pwned';

/**
 * Why a password is refused: `length` (too short), `pwned` (on the list of the most common ones, in whatever case, or little more than this
 * app's name or the person's own address). Empty when it is good. The names are the protocol's `weak_password.reasons`.
 */
export function passwordWeaknesses(password: string, address = ''): Weakness[] {
  const normalized = normalizePassword(password);
  if ([...normalized].length < shortestPassword) return ['length'];
  common ??= new Set(readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  const lower = normalized.toLowerCase();
  return common.has(lower) || isMostly(lower, [...wordsOf(address), ...productNames]) ? ['pwned'] : [];
}

/** The address itself and what stands before its @. */
function wordsOf(address: string): string[] {
  return [address, address.slice(0, Math.max(0, address.indexOf('@')))].filter((word) => word.length >= shortestOwnWord);
}

function isMostly(password: string, words: string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest].length < fewestBesideWords;
}

const sentences: Record<Weakness, string> = {
  length: `Password should be at least ${shortestPassword} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

/** Refuses a weak password with 422 `weak_password` and the protocol's reasons. `address` is the person's e-mail or phone. */
export function refuseWeakPassword(password: string, address?: string | null): void {
  const reasons = passwordWeaknesses(password, address ?? '');
  if (reasons.length === 0) return;
  throw new Refusal('weak_password', {
    message: reasons.map((reason) => sentences[reason]).join(' '),
    extra: { weak_password: { reasons } },
  });
}
