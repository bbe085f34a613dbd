import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';

/**
 * Where somebody has signed in before, their guesses are counted apart: strangers elsewhere cannot use up the tries of an account for its own
 * people. The device keeps a mark in a cookie, random and sealed for one account by the server's key. It opens nothing and names nobody, and the
 * server keeps no copy. See docs/decisions/0016-strangers-lock-nobody-out.md.
 */
const cookieName = 'cogn-device';
const validSeconds = 365 * 24 * 3600;
/** Marks that a device keeps: people share devices, and a second factor has a mark of its own. */
const mostMarks = 6;
type Parts = Pick<AuthContext, 'config' | 'keys'>;

const mark = /^[\w-]{22}\.[\w-]{43}$/;

/** The marks that a request's `cookie` header brings; nothing is known of their worth yet. */
export function readDeviceMarks(cookies: string | undefined): string[] {
  const value = /(?:^|;\s*)(?:__Host-)?cogn-device=([\w.~-]*)/.exec(cookies ?? '')?.[1] ?? '';
  return value
    .split('~')
    .filter((one) => mark.test(one))
    .slice(0, mostMarks);
}

/** The random part of the mark that this account's device has; undefined on a device that has never signed in to it. */
export function knownDevice(auth: Pick<Parts, 'keys'>, account: string, { deviceMarks }: Sender): string | undefined {
  return deviceMarks
    .map((one) => one.slice(0, 22))
    .find((nonce, index) => isSame(sealed(auth, account, nonce), deviceMarks[index]));
}

/** Lets an answer to who proved themselves mark the device as one of these accounts'. Other people's marks on it stay. */
export function markDevice(auth: Parts, accounts: string[], sender: Sender, answer: Response): Response {
  const old = accounts.map((account) => knownDevice(auth, account, sender));
  const others = sender.deviceMarks.filter((one) => !old.includes(one.slice(0, 22)));
  const fresh = accounts.map((account) => sealed(auth, account, randomBytes(16).toString('base64url')));
  const marks = [...fresh, ...others].slice(0, mostMarks);
  const https = auth.config.siteUrl.startsWith('https:');
  const name = https ? `__Host-${cookieName}` : cookieName;
  const rules = `Path=/; Max-Age=${String(validSeconds)}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  answer.headers.append('set-cookie', `${name}=${marks.join('~')}; ${rules}`);
  return answer;
}

function sealed(auth: Pick<Parts, 'keys'>, account: string, nonce: string): string {
  const seal = createHmac('sha256', auth.keys.refreshSecret).update(`device\n${nonce}\n${account}`).digest('base64url');
  return `${nonce}.${seal}`;
}

function isSame(right: string, given: string | undefined): boolean {
  return given?.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
