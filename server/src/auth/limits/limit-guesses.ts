import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';
import { knownDevice } from './known-device.ts';
import { type LimitRule, tooManyTries } from './limits.ts';

/** A guess that is within the limits. */
export interface Guess {
  /** Whether it comes from a device that has guessed right before: it goes first where many wait. */
  known: boolean;
  /** To be called when it was right: the counts restart. */
  right(): Promise<void>;
}

/**
 * Counts a guess at a password or code before it is checked, so that concurrent guesses cannot exceed the limit, and refuses beyond it.
 * An account is guarded twice: tightly against one network address, loosely against all together. A device that has guessed right before is
 * counted by itself, so that unknown clients cannot keep its owner out. Unknown accounts are counted alike.
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

/** Who guesses at a second factor knows the password, and six digits are few: fifty a day, where passwords have a hundred an hour. */
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
