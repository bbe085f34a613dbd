import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';
import { knownDevice } from './known-device.ts';
import { type LimitRule, tooManyTries } from './limits.ts';

/** A guess within the limits. */
export interface Guess {
  /**
   * Whether the device has signed in to this account before. The queue of password checks serves such a device before unknown
   * devices.
   */
  known: boolean;
  /** Call this after a correct guess: it resets the counts. */
  right(): Promise<void>;
}

/**
 * Counts a guess at a password or code, and refuses guesses beyond a limit. The server counts a guess before checking it, so that
 * concurrent guesses cannot exceed the limit. Each account has a strict limit per network address (LIMIT_FAILURES_PER_ACCOUNT in
 * five minutes, 10 by default) and a looser one in total. A device that has signed in before has its own count, so that unknown
 * clients cannot lock out the owner. An e-mail or phone without an account has the same limits.
 */
export async function limitGuesses(
  auth: AuthContext,
  account: string,
  sender: Sender,
  kind: 'password or code' | 'second factor' = 'password or code',
): Promise<Guess> {
  const device = knownDevice(auth, account, sender);
  const counted =
    device === undefined ? fromAnywhere(auth, account, sender.address, kind) : fromDevice(auth, account, device);
  for (const [rule, subject] of counted) {
    const wait = await auth.limits.count(rule, subject);
    if (wait > 0) throw tooManyTries(wait);
  }
  return {
    known: device !== undefined,
    async right() {
      for (const [rule, subject] of counted) await auth.limits.forget(rule, subject);
    },
  };
}

type Counted = [LimitRule, subject: string][];

/**
 * The limits of unknown devices. The total limit is stricter for second factors than for passwords: a client that guesses at a
 * second factor already knows the password, and a code has only six digits.
 */
function fromAnywhere(auth: AuthContext, account: string, address: string, kind: string): Counted {
  const { failuresPerAccount: few } = auth.config.rateLimits;
  const whole =
    kind === 'second factor' ? { times: few * 5, windowSeconds: 86_400 } : { times: few * 10, windowSeconds: 3600 };
  return [
    [{ name: 'guesses by account and address', times: few, windowSeconds: 300 }, `${account}\n${address}`],
    [{ name: 'guesses by account', ...whole }, account],
  ];
}

function fromDevice(auth: AuthContext, account: string, device: string): Counted {
  const { failuresPerAccount: few } = auth.config.rateLimits;
  return [[{ name: 'guesses by account and device', times: few, windowSeconds: 300 }, `${account}\n${device}`]];
}
