import { readFileSync } from 'node:fs';
import { shortestPassword } from '@cogn/shared/limits.ts';
import { Refusal } from '#errors.ts';

/** Maximum length in UTF-8 bytes, so that clients cannot make the server hash huge texts. */
export const longestPasswordInBytes = 1024;

/** Words that name the app; attackers guess them first, with a few characters added. README.md. */
const productNames = ['cogn'];
/** Shorter words of the user are ignored, because they occur in too many passwords. */
const shortestOwnWord = 4;
/** Minimum number of characters in a password besides such words. */
const fewestOtherCharacters = 6;

let common: Set<string> | undefined;

/** Normalises letters that keyboards encode in several ways, so that a password typed on another device matches. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

type Weakness = 'length' | 'pwned';

/**
 * Returns the reasons to refuse a password: `length` (too short) or `pwned` (in the list of common passwords, in any case, or little more
 * than the app's name or the user's address). Empty for a good one. The names are the protocol's `weak_password.reasons`.
 */
export function passwordWeaknesses(password: string, address = ''): Weakness[] {
  const normalized = normalizePassword(password);
  if ([...normalized].length < shortestPassword) return ['length'];
  common ??= new Set(readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  const lower = normalized.toLowerCase();
  return common.has(lower) || isMostly(lower, [...wordsOf(address), ...productNames]) ? ['pwned'] : [];
}

/** The address itself and its part before the @. */
function wordsOf(address: string): string[] {
  return [address, address.slice(0, Math.max(0, address.indexOf('@')))].filter((word) => word.length >= shortestOwnWord);
}

function isMostly(password: string, words: string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest].length < fewestOtherCharacters;
}

const sentences: Record<Weakness, string> = {
  length: `Password should be at least ${shortestPassword} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

/** Refuses a weak password with 422 `weak_password` and the protocol's reasons. `address` is the user's e-mail or phone. */
export function refuseWeakPassword(password: string, address?: string | null): void {
  const reasons = passwordWeaknesses(password, address ?? '');
  if (reasons.length === 0) return;
  throw new Refusal('weak_password', {
    message: reasons.map((reason) => sentences[reason]).join(' '),
    extra: { weak_password: { reasons } },
  });
}
