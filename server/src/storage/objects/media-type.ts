import { Refusal } from '#errors.ts';

/**
 * The maximum characters of a media type. RFC 6838 allows 127 in its type and 127 in its subtype; a charset fits too.
 */
const longestMediaType = 300;
const declared = /^([a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*)\s*(?:;|$)/i;
const charset = /;\s*charset="?([\w-]+)/i;
const range = /^[a-z0-9][\w.+-]*\/(?:\*|[a-z0-9][\w.+-]*(?:;\s*charset=[\w-]+)?)$/i;

/**
 * Parses a media type into lower case, such as `text/plain;charset=utf-8`. Drops every parameter except the charset.
 * Undefined if the text is no media type or has more than 300 characters.
 */
export function parseMediaType(text: string): string | undefined {
  if (text.length > longestMediaType) return undefined;
  const essence = declared.exec(text.trim())?.[1];
  if (essence === undefined) return undefined;
  const set = charset.exec(text)?.[1];
  return `${essence}${set === undefined ? '' : `;charset=${set}`}`.toLowerCase();
}

/** Checks the media types that a bucket is to allow: `type/subtype` or `type/*`. Throws `InvalidMimeType`. */
export function checkMediaRanges(ranges: readonly string[]): void {
  const wrong = ranges.find((one) => one.length > longestMediaType || !range.test(one));
  if (wrong !== undefined) throw unsupportedType(wrong);
}

/** Whether a bucket with these ranges allows a parsed media type. No ranges allow every type. */
export function allowsMediaType(ranges: readonly string[] | null, type: string): boolean {
  if (!ranges || ranges.length === 0) return true;
  const [essence = ''] = type.split(';');
  const whole = `${essence.split('/')[0] ?? ''}/*`;
  return ranges.some((one) => {
    const allowed = parseMediaType(one) ?? one.toLowerCase();
    return allowed === whole || allowed === essence || allowed === type;
  });
}

export const unsupportedType = (type: string) =>
  new Refusal('InvalidMimeType', { message: `mime type ${type} is not supported` });

/** Types that a page of this origin could load as a script or style, or that a browser renders as a page. */
const active = /^(?:text\/(?:html|css)|application\/xhtml\+xml)$|(?:java|ecma|j|live)script/;

/** Types that a browser shows and never executes. An SVG can contain scripts. */
const isInert = (type: string) => /^(?:(?:image|audio|video)\/|text\/plain$)/.test(type) && !/^image\/svg|xml$/.test(type);

/**
 * Returns the media type with which an object is sent, and whether a browser may show it (`inline`). Scripts, styles
 * and pages become plain text. The app's content security policy allows scripts and styles from its own origin, which
 * serves these objects too.
 */
export function servedType(stored: string): { type: string; inline: boolean } {
  const [essence = '', ...parameters] = (parseMediaType(stored) ?? 'application/octet-stream').split(';');
  const sent = active.test(essence) ? 'text/plain' : essence;
  return { type: [sent, ...parameters].join(';'), inline: isInert(sent) };
}
