/** RFC 5321: 64 before the @, 254 in all. */
export const longestAddress = 254;
const longestLocalPart = 64;
/** RFC 5322's unquoted form before the @, host names with a dot after it. Letters beyond ASCII must come as punycode. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Whether lower-cased text is an e-mail address that a mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > longestAddress || at < 1 || at > longestLocalPart) return false;
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
