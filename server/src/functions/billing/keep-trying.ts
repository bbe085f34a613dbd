import type { Clock } from '#clock.ts';
import type { Logger } from 'pino';
import type { Handler } from '#jobs/job.ts';
import { StripeTrouble } from './stripe-client.ts';

const shortestWait = 1_000;
const longestWait = 3_600_000;
/** A job that Stripe has not let end for so long is an error, not a warning. */
const loudAfter = 86_400_000;

/**
 * The same job, run again for as long as Stripe cannot be asked or refuses, after as long as it is old, an hour at most: who paid during an outage of weeks has premium an hour after
 * its end, and who wanted to pay no more is charged no more. Faults of ours are tried as often as those of every other job.
 */
export function keepTrying(handler: Handler, { clock, logger }: { clock: Clock; logger: Logger }): Handler {
  return async (job) => {
    try {
      return await handler(job);
    } catch (error) {
      if (!(error instanceof StripeTrouble)) throw error;
      const now = clock.now().getTime();
      const age = Math.max(0, now - job.createdAt.getTime());
      const facts = { job: job.id, kind: job.kind, code: error.code, stripeRequest: error.requestId };
      logger[age > loudAfter ? 'error' : 'warn'](facts, 'a job waits for Stripe');
      return { again: new Date(now + Math.min(longestWait, Math.max(shortestWait, age))), because: `stripe_${error.kind}` };
    }
  };
}
