/** The longest e-mail address, in characters (RFC 5321: 64 before the @, 254 in all). */
export const longestAddress = 254;
const longestLocalPart = 64;
/** The unquoted local part of RFC 5322. It must be ASCII. Only the host may have other letters, written as punycode. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const hostLabel = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const longestLabel = 63;

/** Whether the text has the form of an e-mail address; only a mail can verify that the address exists. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > longestAddress || at < 1 || at > longestLocalPart) return false;
  return localPart.test(text.slice(0, at)) && isHost(text.slice(at + 1));
}

/**
 * Whether the text is a host name of at least two labels. The last label begins with a letter and has two characters or
 * more.
 */
function isHost(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || last.length < 2 || !/^[a-z]/i.test(last)) return false;
  return labels.every((label) => label.length <= longestLabel && hostLabel.test(label));
}
