/** Nothing that is seen: it would hide an address from the eye or from the rules below, or turn the direction of writing. Joiners of emoji stay. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The same words, with nothing in them that a telephone or a mail program makes a link of: what goes out in the operator's name leads nobody to a page. An
 * address stays readable. The page shows the message by the same rule (`web/src/features/crisis/alert/without-links.ts`).
 */
export function withoutLinks(text: string): string {
  return (
    text
      .replace(unseen, '')
      .replace(/:\s*[/\\]{2,}/g, ': ')
      .replace(/(?<=[\p{L}\p{N}])[.\uff0e\uff61](?=\p{L})/gu, '. ')
      // In Japanese and Chinese this sign ends a sentence; among Latin letters some programs take it for a dot.
      .replace(/(?<=[a-z0-9])\u3002(?=[a-z])/gi, '\u3002 ')
      // Four numbers are an address too.
      .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
  );
}
