import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * Counts a guess at a password or code before it is looked at, so that many at once do not slip through, and refuses beyond the limit.
 * An account is guarded twice: tightly against one network address, loosely against all together, so that a stranger cannot keep
 * its owner out for long. Unknown accounts are counted alike. Call the function that comes back when the guess was right.
 */
export async function limitGuesses(auth: AuthContext, account: string, address: string): Promise<() => Promise<void>> {
  const { failuresPerAccount } = auth.config.rateLimits;
  const pair = { name: 'guesses by account and address', times: failuresPerAccount, windowSeconds: 300 };
  const whole = { name: 'guesses by account', times: failuresPerAccount * 10, windowSeconds: 3600 };
  const subject = `${account}\n${address}`;
  const wait = (await auth.limits.count(pair, subject)) || (await auth.limits.count(whole, account));
  if (wait > 0) throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(wait) } });
  return async () => {
    await auth.limits.forget(pair, subject);
    await auth.limits.forget(whole, account);
  };
}
