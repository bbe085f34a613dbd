import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';

/**
 * Guesses from a device that has signed in before are counted separately: other devices cannot use up the tries of an account for its own
 * people. The device keeps a mark in a cookie, random and sealed for one account by the server's key. It opens nothing and names nobody, and the
 * server keeps no copy. See docs/decisions/0016-strangers-lock-nobody-out.md.
 */
const cookieName = 'cogn-device';
const validSeconds = 365 * 24 * 3600;
/** Marks that a device keeps: people share devices, and a second factor has a mark of its own. */
const mostMarks = 6;
type Parts = Pick<AuthContext, 'config' | 'keys'>;

const mark = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * The marks that a request's `cookie` header brings; nothing is known of their worth yet. A neighbouring host can plant cookies of the same name
 * beside ours, so all of them are read. None can plant one that begins with `__Host-`, and on https no other counts.
 */
function readDeviceMarks(auth: Pick<Parts, 'config'>, { cookies = '' }: Sender): string[] {
  const start = `${nameOf(auth)}=`;
  const ours = cookies
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(start));
  return ours.flatMap((one) => one.slice(start.length).split('~')).filter((one) => mark.test(one));
}

/** The random part of the mark that this account's device has; undefined on a device that has never signed in to it. */
export function knownDevice(auth: Parts, account: string, sender: Sender): string | undefined {
  return readDeviceMarks(auth, sender)
    .find((one) => isSame(sealed(auth, account, one.slice(0, 22)), one))
    ?.slice(0, 22);
}

/** Lets an answer to who proved themselves mark the device as one of these accounts'. Other people's marks on it stay. */
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
