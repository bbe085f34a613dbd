/** Usual ways to write numbers: separators between the digits, a plus only in front. */
const written = /^\(?\+?[\d\s\-–—‑().\/]+$/u;
/** Short emergency and helpline numbers: most are three digits that begin with 0 or 1, or 116 and three more. */
const short = /^(?:[01]\d\d|116\d{3}|9(?:11|33|88|99)|3114|4141|12356|741741)$/u;

const digitsOf = (plain: string) => plain.replace(/\D/gu, '').replace(/^00/u, '');

/** Whether the text is a complete phone number, in any notation: from seven digits to the fifteen of E.164. */
export function isPhoneNumber(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const { length } = digitsOf(plain);
  return written.test(plain) && length >= 7 && length <= 15;
}

/** Whether a phone can call this: a complete number, or a short one such as 192. Neither "abc" nor a half-typed "912" qualifies. */
export function canBeCalled(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\s\-.]/gu, '');
  return isPhoneNumber(text) || short.test(plain);
}

/**
 * Converts typed or pasted text to E.164 ('+' and digits). Null without a country code or for an impossible number, because the message
 * would reach somebody else.
 */
export function readPhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s\-–().]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null;
}
