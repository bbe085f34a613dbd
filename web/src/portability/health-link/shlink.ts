import { strFromU8, strToU8 } from 'fflate';
import { fromBase64url, toBase64url } from './base64url.ts';

/** What a link contains, by the protocol SMART Health Links 1.0. */
export interface Shlink {
  /** The address of the manifest, normalized: it contains no `..`. */
  readonly url: string;
  /** The content's key: 32 bytes as base64url. */
  readonly key: string;
  readonly hasPasscode: boolean;
}

interface WrittenShlink extends Shlink {
  /** A short text about the content, at most 80 characters. Other programs show it before they open the link. */
  readonly label: string;
  /** An ISO instant. */
  readonly expiresAt: string;
}

/**
 * The link as `shlink:/…`. It contains the key, and without a passcode it is enough to read the content. So it must never be
 * sent to a server.
 */
export function writeShlink({ url, key, hasPasscode, label, expiresAt }: WrittenShlink): string {
  const exp = Math.floor(Date.parse(expiresAt) / 1000);
  const payload = { url, key, exp, ...(hasPasscode && { flag: 'P' }), label: label.slice(0, 80), v: 1 };
  return `shlink:/${toBase64url(strToU8(JSON.stringify(payload)))}`;
}

/**
 * Reads a link from a text that contains `shlink:/…`, such as the part after `#` of an address. Returns null if there is none, or
 * if it needs a part of the protocol that this viewer lacks: a file without a manifest (flag U). Ignores the label, because
 * anybody can write a link, and its words must not look like this page's.
 */
export function readShlink(text: string): Shlink | null {
  const encoded = /shlink:\/([\w-]+)/u.exec(text)?.[1];
  if (encoded === undefined) return null;
  try {
    const payload = JSON.parse(strFromU8(fromBase64url(encoded))) as Readonly<Record<string, unknown>>;
    const { url, key, flag = '', v = 1 } = payload;
    const isReadable =
      typeof url === 'string' &&
      typeof key === 'string' &&
      typeof flag === 'string' &&
      /^[\w-]{43}$/u.test(key) &&
      v === 1 &&
      !flag.includes('U') &&
      /^https?:$/u.test(new URL(url).protocol);
    if (!isReadable) return null;
    return { url: new URL(url).href, key, hasPasscode: flag.includes('P') };
  } catch {
    return null;
  }
}
