/** What may separate digits: spaces, hyphens and dashes of every kind, minus signs, dots, parentheses and slashes. */
const separators = /[\s\p{Pd}\u2212.()/]/gu;
/** A second number after a slash, as in "345 678/9". Its digits must not be added to the first number. */
const alternative = /\/\s*\d{1,2}\s*$/u;
/**
 * Short emergency and helpline numbers: three digits that begin with 0 or 1, 116 with three more digits, and the other
 * listed numbers.
 */
const short = /^(?:[01]\d\d|116\d{3}|9(?:11|33|88|99)|3114|4141|12356|741741)$/u;

/** The digits of a phone number, with the plus in front if there is one; '' if the text is not exactly one number. */
function withoutSeparators(text: string): string {
  const plain = text.normalize('NFKC');
  const digits = plain.replace(separators, '');
  return /^\+?\d+$/u.test(digits) && !alternative.test(plain) ? digits : '';
}

/** Whether the text is a complete phone number, in any notation: from seven digits to the fifteen of E.164. */
export function isPhoneNumber(text: string): boolean {
  const { length } = withoutSeparators(text).replace(/^(?:\+|00)/u, '');
  return length >= 7 && length <= 15;
}

/**
 * Whether a phone can call this: a complete number, or a short one such as 192. Neither "abc" nor a half-typed "912" qualifies.
 */
export function canBeCalled(text: string): boolean {
  return isPhoneNumber(text) || short.test(withoutSeparators(text));
}

/**
 * Converts typed or pasted text to E.164 ('+' and digits). Returns null for a text without a plus or for an impossible
 * number, because a message to it would reach somebody else. A phone can dial "0055 …", but 00 must not become a plus: in
 * Brazil, a carrier's code follows 00.
 */
export function readPhone(text: string): string | null {
  const plain = withoutSeparators(text);
  return /^\+[1-9]\d{7,14}$/u.test(plain) ? plain : null;
}
