import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';

/**
 * A device that has signed in before has its own count of guesses, so that other devices cannot use up an account's
 * tries. Such a device has a cookie with a mark for each account: a random value, signed for that account with the
 * server's key. The cookie grants nothing and names no one, and the server stores no copy. See
 * docs/decisions/0016-exempt-known-devices-from-lockout.md.
 */
const cookieName = 'cogn-device';
const validSeconds = 365 * 24 * 3600;
/** Maximum number of marks per device: people share devices, and a second factor has its own mark. */
const mostMarks = 6;
type Parts = Pick<AuthContext, 'config' | 'keys'>;

const mark = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * Reads the marks from a request's `cookie` header, unverified. A sibling subdomain can plant cookies with the same name,
 * so all of them are read. It cannot plant a `__Host-` cookie, and on https only those count.
 */
function readDeviceMarks(auth: Pick<Parts, 'config'>, { cookies = '' }: Sender): string[] {
  const start = `${nameOf(auth)}=`;
  const ours = cookies
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(start));
  return ours.flatMap((one) => one.slice(start.length).split('~')).filter((one) => mark.test(one));
}

/** The random part of this account's mark on the device; undefined if the device has never signed in to the account. */
export function knownDevice(auth: Parts, account: string, sender: Sender): string | undefined {
  return readDeviceMarks(auth, sender)
    .find((one) => isSame(sealed(auth, account, one.slice(0, 22)), one))
    ?.slice(0, 22);
}

/**
 * Marks the device in the response to a successful sign-in to one of these accounts. Marks of other accounts stay, up to
 * `mostMarks`.
 */
export function markDevice(auth: Parts, accounts: string[], sender: Sender, answer: Response): Response {
  const old = accounts.map((account) => knownDevice(auth, account, sender));
  const others = readDeviceMarks(auth, sender).filter((one) => !old.includes(one.slice(0, 22)));
  const fresh = accounts.map((account) => sealed(auth, account, randomBytes(16).toString('base64url')));
  const marks = [...fresh, ...others].slice(0, mostMarks);
  const rules = `Path=/; Max-Age=${String(validSeconds)}; HttpOnly; SameSite=Strict${isSecure(auth) ? '; Secure' : ''}`;
  answer.headers.append('set-cookie', `${nameOf(auth)}=${marks.join('~')}; ${rules}`);
  return answer;
}

function isSecure({ config }: Pick<Parts, 'config'>): boolean {
  return config.siteUrl.startsWith('https:');
}

function nameOf(auth: Pick<Parts, 'config'>): string {
  return isSecure(auth) ? `__Host-${cookieName}` : cookieName;
}

function sealed(auth: Pick<Parts, 'keys'>, account: string, nonce: string): string {
  const seal = createHmac('sha256', auth.keys.refreshSecret).update(`device\n${nonce}\n${account}`).digest('base64url');
  return `${nonce}.${seal}`;
}

function isSame(right: string, given: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
