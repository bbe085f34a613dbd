import { isPhoneNumber } from './phone-number.ts';

/**
 * Invisible characters, which could hide an address from the reader or from the rules below, or reverse the text. Joiners stay,
 * because emoji need them.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Breaks up all text that a phone or a mail program would turn into a link. An alert is sent in the operator's name and must not
 * lead anyone to a page. Addresses stay readable. The server calls this before sending, and the page calls it for its preview.
 */
export function withoutLinks(text: string): string {
  return (
    text
      .replace(unseen, '')
      .replace(/:\s*[/\\]{2,}/g, ': ')
      // Any character may precede the dot of an address: a letter, the accent written after it, an emoji, a joiner.
      .replace(/(?<=[^\s.])[.\u2024\ufe52\uff0e\uff61](?=[\p{L}\p{M}\u200c\u200d])/gu, '. ')
      // In Japanese and Chinese, U+3002 ends a sentence. Before Latin letters, some programs treat it as a dot.
      .replace(/(?<=\S)\u3002(?=[\p{Script=Latin}\p{M}\u200c\u200d])/gu, '\u3002 ')
      // Programs also turn an IP address into a link.
      // eslint-disable-next-line redos/no-vulnerable -- it looks ahead from a dot, and digits end at the next one
      .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
  );
}

/**
 * The phone number that an alert shows. This is the profile's number if it is valid (that field accepts any text), otherwise the
 * account's confirmed number (stored without a plus). Null if there is neither. The caller must check that the user agreed to
 * show it.
 */
export function sharedPhone(ofProfile: string | null, ofAccount: string | null): string | null {
  if (ofProfile !== null && isPhoneNumber(ofProfile))
    return withoutLinks(ofProfile.normalize('NFKC').trim().replace(/\s+/gu, ' '));
  return ofAccount ? `+${ofAccount}` : null;
}
