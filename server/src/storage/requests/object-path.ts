import { Refusal } from '#errors.ts';

/** Where an object is: its bucket, and its name in the bucket with all folders. */
export interface ObjectPath {
  bucket: string;
  name: string;
}

/**
 * The characters that a part of a name may have. Hosted Supabase allows the same: no percent sign, no backslash, no
 * invisible characters.
 */
const part = /^[\w!.*'() &$@=;:+,?-]+$/;
const longestName = 200;

/** Refuses with `InvalidKey` a name that is ambiguous: with empty parts, `.`, `..` or other characters, or too long. */
export function checkName(name: unknown): string {
  const parts = typeof name === 'string' && name.length <= longestName ? name.split('/') : [];
  const good = parts.length > 0 && parts.every((one) => part.test(one) && one !== '.' && one !== '..');
  if (!good) throw new Refusal('InvalidKey');
  return name as string;
}

/**
 * Reads the path after `prefix` in an address, with percent signs decoded once. Throws `InvalidKey` if it is not a
 * valid path.
 */
export function readObjectPath(request: Request, prefix: string): ObjectPath {
  const { pathname } = new URL(request.url);
  const rest = decode(pathname.slice(pathname.indexOf(prefix) + prefix.length));
  const slash = rest.indexOf('/');
  if (slash < 1) throw new Refusal('InvalidKey');
  return { bucket: rest.slice(0, slash), name: checkName(rest.slice(slash + 1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal('InvalidKey');
  }
}
