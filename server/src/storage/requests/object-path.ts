import { Refusal } from '#errors.ts';

/** The location of an object: the bucket, and its name there with folders. */
export interface ObjectPath {
  bucket: string;
  name: string;
}

/** The characters that hosted Supabase accepts in a name; no percent sign, no backslash, nothing invisible. */
const part = /^[\w!.*'() &$@=;:+,?-]+$/;
const longestName = 200;

/** Refuses with `InvalidKey` an ambiguous name: empty parts, `.` and `..`, other characters, too long. */
export function checkName(name: unknown): string {
  const parts = typeof name === 'string' && name.length <= longestName ? name.split('/') : [];
  const good = parts.length > 0 && parts.every((one) => part.test(one) && one !== '.' && one !== '..');
  if (!good) throw new Refusal('InvalidKey');
  return name as string;
}

/** The path in an address after `prefix`, percent signs decoded once. Throws `InvalidKey` if it is none. */
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
