import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';

/**
 * The cookie by which the server recognises a device that has signed in before. Such a device has its own count of guesses, so
 * that guesses from other devices cannot lock it out. The cookie has a mark for each account: a random value, signed for that
 * account with the server's key. The cookie grants nothing and names no one, and the server stores no copy. See
 * docs/decisions/0016-exempt-known-devices-from-lockout.md.
 */
const cookieName = 'cogn-device';
const validSeconds = 365 * 24 * 3600;
/**
 * Maximum number of marks in a device's cookie. The cookie has a mark for each e-mail and phone of the accounts that signed in on
 * the device, and a mark for each second factor that was used there.
 */
const mostMarks = 6;
type Parts = Pick<AuthContext, 'config' | 'keys'>;

const mark = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * Reads the marks from a request's `cookie` header without verifying them. Over http, a sibling subdomain can plant cookies with
 * the same name, so the server reads all of them. Over https, only `__Host-` cookies count, which a sibling subdomain cannot
 * plant.
 */
function readDeviceMarks(auth: Pick<Parts, 'config'>, { cookies = '' }: Sender): string[] {
  const start = `${nameOf(auth)}=`;
  const ours = cookies
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(start));
  return ours.flatMap((one) => one.slice(start.length).split('~')).filter((one) => mark.test(one));
}

/** Returns the random part of the device's mark for this account, or undefined if the cookie has no valid mark for it. */
export function knownDevice(auth: Parts, account: string, sender: Sender): string | undefined {
  return readDeviceMarks(auth, sender)
    .find((one) => isSame(sealed(auth, account, one.slice(0, 22)), one))
    ?.slice(0, 22);
}

/**
 * Adds the cookie to the response of a successful sign-in, with a new mark for each of these accounts. Marks of other accounts
 * stay, up to `mostMarks` in total.
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
