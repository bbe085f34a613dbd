import type { Logger } from 'pino';
import type { Handler } from '#jobs/job.ts';
import type { Clock } from '#clock.ts';
import type { EndRenewal, FunctionDependencies, ProductFunction } from '../product-function.ts';
import { endingJob, forgettingJob, readingJob, reconcilingJob } from './billing-jobs.ts';
import { billingRoutes } from './billing-routes.ts';
import { endRenewal, enqueueEndOfRenewal } from './renewal.ts';
import { findForgotten, forgetCustomer } from './forget-customers.ts';
import { noteWhetherSold, writePremiumOffer } from './premium-offer.ts';
import { readCustomer } from './read-customer.ts';
import { reconcileCustomers } from './reconcile-customers.ts';
import { soldHere } from './sold-here.ts';
import { hurried, openStripe, StripeTrouble } from './stripe-client.ts';
import { watchStripe } from './watch-stripe.ts';

/**
 * Opens payments where they are configured, and writes down for the database whether they are: where premium is sold it is not also given away.
 *
 * From an event, such as a refund, to the end of premium: take-event.ts adds a job, read-customer.ts runs it, and follow-account.ts has read-billing.ts read each
 * customer of the account at Stripe. recalculate-billing.ts computes the state of each paid period; follow-customer.ts writes these to `public.premium_periods` and calls
 * `app.count_premium`, which sets `is_premium` and `premium_expires_at` in `public.profiles`.
 */
export async function openBilling(
  dependencies: FunctionDependencies,
): Promise<(ProductFunction & { endRenewal: EndRenewal }) | undefined> {
  const { config, database, clock, logger, metrics } = dependencies;
  const settings = config.stripe;
  await writePremiumOffer(database, config.premiumGrant);
  await noteWhetherSold(dependencies);
  if (!settings) return undefined;
  const heard = watchStripe({ clock, logger, metrics });
  const ask = openStripe(settings, undefined, heard);
  const following = { database, clock, logger, ask, sold: soldHere(ask, settings.prices) };
  const atOnce = { ...following, ask: openStripe(settings, hurried, heard) };
  const handlers = {
    [readingJob]: readCustomer(following),
    [endingJob]: endRenewal(following),
    [forgettingJob]: forgetCustomer(following),
    [reconcilingJob]: reconcileCustomers(following),
  };
  return {
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([kind, handler]) => [kind, retryUntilReached(handler, following)]),
    ),
    routes: billingRoutes({ ...dependencies, ...atOnce, settings, siteUrl: config.siteUrl }),
    upkeep: () => findForgotten(following),
    endRenewal: enqueueEndOfRenewal,
  };
}

const shortestWait = 1_000;
const longestWait = 3_600_000;
/** A job that Stripe has not let end for so long is an error, not a warning. */
const loudAfter = 86_400_000;

/**
 * The same job, run again for as long as Stripe cannot be asked or refuses, after as long as it is old, an hour at most: who paid during an outage of weeks has premium an hour after
 * its end, and who wanted to pay no more is charged no more. Faults of ours are tried as often as those of every other job.
 */
function retryUntilReached(handler: Handler, { clock, logger }: { clock: Clock; logger: Logger }): Handler {
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
