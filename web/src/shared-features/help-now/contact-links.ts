/**
 * Mobile numbers by country; in the US, Canada and Mexico every number, because mobile numbers look like others there. The
 * pattern matches the national notation; its group is the number without a leading zero. WhatsApp needs the country code
 * before that number.
 */
const nationalNumbers: Readonly<Record<string, readonly [pattern: RegExp, countryCode: string]>> = {
  BR: [/^0?([1-9]\d9\d{8})$/, '55'],
  US: [/^(\d{10})$/, '1'],
  CA: [/^(\d{10})$/, '1'],
  MX: [/^(\d{10})$/, '52'],
  CL: [/^(9\d{8})$/, '56'],
  PT: [/^(9\d{8})$/, '351'],
  GB: [/^0(7\d{9})$/, '44'],
  IE: [/^0(8\d{8})$/, '353'],
  ES: [/^([67]\d{8})$/, '34'],
  FR: [/^0([67]\d{8})$/, '33'],
  CH: [/^0(7\d{8})$/, '41'],
  IT: [/^(3\d{8,9})$/, '39'],
  AU: [/^0(4\d{8})$/, '61'],
  JP: [/^0([789]0\d{8})$/, '81'],
  CN: [/^(1\d{10})$/, '86'],
  TW: [/^0(9\d{8})$/, '886'],
};

/** Encodes a text for a URL. A lone surrogate, which remains of a cut emoji, would make `encodeURIComponent` throw. */
const encoded = (message: string) => encodeURIComponent(message.toWellFormed());

const digitsOf = (phone: string) => phone.normalize('NFKC').replaceAll(/[^\d+]/g, '');

/**
 * Whether a saved contact gets a call link: the text must have at least three digits, as short numbers have. `canBeCalled`
 * in shared/src/phone-number.ts is stricter: it rejects a half-typed "912" before the contact is saved.
 */
export function canBeDialled(phone: string): boolean {
  return digitsOf(phone).replaceAll('+', '').length >= 3;
}

/** A link that opens the mail program with this text. */
export function mailLink(email: string, message: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}?body=${encoded(message)}`;
}

/** A link that dials a typed number. */
export function callLink(phone: string): string {
  return `tel:${digitsOf(phone)}`;
}

/** A link that opens the messages app with this text. Both iOS and Android understand `?&`. */
export function textLink(phone: string, message: string): string {
  return `sms:${digitsOf(phone)}?&body=${encoded(message)}`;
}

/**
 * A link that opens WhatsApp with this text. Null if the number has no country code and is not clearly a mobile number of
 * the user's country, because a wrong guess would message somebody else.
 */
export function whatsAppLink(phone: string, country: string | null, message: string): string | null {
  const digits = digitsOf(phone);
  const [pattern, countryCode] = nationalNumbers[country ?? ''] ?? [];
  const national = pattern?.exec(digits)?.[1];
  const number = /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits)?.[1] ?? (national && `${String(countryCode)}${national}`);
  return number ? `https://wa.me/${number}?text=${encoded(message)}` : null;
}
