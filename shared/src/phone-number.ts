/** Written as people write numbers: signs between the digits, a plus only before them. */
const written = /^\(?\+?[\d\s\-–—‑().\/]+$/u;
/** Short numbers of emergency and help lines: most are three digits that begin with 0 or 1, or 116 and three more. */
const short = /^(?:[01]\d\d|116\d{3}|9(?:11|33|88|99)|3114|4141|12356|741741)$/u;

const digitsOf = (plain: string) => plain.replace(/\D/gu, '').replace(/^00/u, '');

/** Whether this is a telephone number in full, however it is written: at least seven digits, and at most the fifteen of E.164. */
export function isPhoneNumber(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const { length } = digitsOf(plain);
  return written.test(plain) && length >= 7 && length <= 15;
}

/** Whether a telephone can call this: a number in full, or a short one such as 192. Neither "abc" nor the half-typed "912" can be called. */
export function canBeCalled(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\s\-.]/gu, '');
  return isPhoneNumber(text) || short.test(plain);
}

/**
 * The number in typed or pasted text as text messages are addressed (E.164): '+' and its digits. Null when it has no country code or cannot be a
 * number, because its message would reach somebody else.
 */
export function readPhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s\-–().]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null;
}
