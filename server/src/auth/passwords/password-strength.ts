import { readFileSync } from 'node:fs';
import type { Config } from '#config/config.ts';
import { Refusal } from '#errors.ts';

/**
 * Maximum length in UTF-8 bytes, so that clients cannot make the server hash huge texts. The minimum is
 * `PASSWORD_MIN_LENGTH`, at least `shortestPassword` of shared/src/input-limits.ts.
 */
export const longestPasswordInBytes = 1024;

/** The app's names. Attackers guess them first, with a few characters added; see README.md. */
const productNames = ['cogn'];
/** Minimum length of a word from the user's address. Shorter words occur in too many passwords. */
const shortestOwnWord = 4;
/** Minimum number of characters in a password that are not part of the app's name or of the user's address. */
const fewestOtherCharacters = 6;

let common: Set<string> | undefined;

/** Normalises letters that keyboards encode in several ways, so that a password typed on another device matches. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

type PasswordRules = Config['passwords'];
type Weakness = 'length' | 'pwned';

/**
 * Returns the reasons to refuse a password, or an empty list for a good one. `length`: it is too short. `pwned`: it is a common
 * password in upper or lower case, or little more than the app's name or the user's address. These are the protocol's names
 * (`weak_password.reasons`).
 */
export function passwordWeaknesses(rules: PasswordRules, password: string, address = ''): Weakness[] {
  const normalized = normalizePassword(password);
  if ([...normalized].length < rules.shortest) return ['length'];
  const lower = normalized.toLowerCase();
  const isObvious = isMostly(lower, [...wordsOf(address), ...productNames]);
  return isObvious || (rules.refuseCommon && isCommon(lower)) ? ['pwned'] : [];
}

function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password);
}

/** The address and its part before the @, without words that are too short. */
function wordsOf(address: string): string[] {
  return [address, address.slice(0, Math.max(0, address.indexOf('@')))].filter((word) => word.length >= shortestOwnWord);
}

function isMostly(password: string, words: string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && [...rest].length < fewestOtherCharacters;
}

/** Refuses a weak password with 422 `weak_password` and the protocol's reasons. `address` is the user's e-mail or phone. */
export function refuseWeakPassword(rules: PasswordRules, password: string, address?: string | null): void {
  const reasons = passwordWeaknesses(rules, password, address ?? '');
  if (reasons.length === 0) return;
  const sentences: Record<Weakness, string> = {
    // The app reads the number from this message, because the operator may have changed the setting since the app loaded its
    // page.
    length: `Password should be at least ${String(rules.shortest)} characters.`,
    pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
  };
  throw new Refusal('weak_password', {
    message: reasons.map((reason) => sentences[reason]).join(' '),
    extra: { weak_password: { reasons } },
  });
}
