import type { Logger } from 'pino';
import type { Handler } from '#jobs/job.ts';
import type { Clock } from '#clock.ts';
import type { EndRenewal, FunctionDependencies, ProductFunction } from '../product-function.ts';
import { endingJob, forgettingJob, readingJob, reconcilingJob } from './billing-jobs.ts';
import { billingRoutes } from './billing-routes.ts';
import { endRenewal, enqueueEndOfRenewal } from './renewal.ts';
import { addMissingBillingJobs, forgetCustomer } from './forget-customers.ts';
import { recordPaymentsConfigured, writePremiumOffer } from './premium-offer.ts';
import { readCustomer } from './read-customer.ts';
import { reconcileCustomers } from './reconcile-customers.ts';
import { readSoldProducts } from './sold-products.ts';
import { interactiveLimits, openStripe, StripeRequestError } from './stripe-client.ts';
import { watchStripe } from './watch-stripe.ts';

/**
 * Opens payments if they are configured. Also records in the database whether they are configured, because a server that sells
 * premium does not grant it for free.
 *
 * An event, such as a refund, changes the end of premium in these steps. accept-event.ts adds a job, and read-customer.ts runs
 * it. sync-customer.ts reads each customer of the account with read-from-stripe.ts, and recalculate-billing.ts computes the state
 * of each paid period. sync-customer.ts stores these in `public.premium_periods` and calls `app.count_premium`, which sets
 * `is_premium` and `premium_expires_at` in `public.profiles`.
 */
export async function openBilling(
  dependencies: FunctionDependencies,
): Promise<(ProductFunction & { endRenewal: EndRenewal }) | undefined> {
  const { config, database, clock, logger, metrics } = dependencies;
  const settings = config.stripe;
  await writePremiumOffer(database, config.premiumGrant);
  await recordPaymentsConfigured(dependencies);
  if (!settings) return undefined;
  const heard = watchStripe({ clock, logger, metrics });
  const ask = openStripe(settings, undefined, heard);
  const customerDependencies = { database, clock, logger, ask, sold: readSoldProducts(ask, settings.prices) };
  const atOnce = { ...customerDependencies, ask: openStripe(settings, interactiveLimits, heard) };
  const handlers = {
    [readingJob]: readCustomer(customerDependencies),
    [endingJob]: endRenewal(customerDependencies),
    [forgettingJob]: forgetCustomer(customerDependencies),
    [reconcilingJob]: reconcileCustomers(customerDependencies),
  };
  return {
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([kind, handler]) => [kind, retryUntilReached(handler, customerDependencies)]),
    ),
    routes: billingRoutes({ ...dependencies, ...atOnce, settings, siteUrl: config.siteUrl }),
    upkeep: () => addMissingBillingJobs(customerDependencies),
    endRenewal: enqueueEndOfRenewal,
  };
}

const shortestWait = 1_000;
const longestWait = 3_600_000;
/** If a job has waited for Stripe for this long, the server logs an error instead of a warning. */
const loudAfter = 86_400_000;

/**
 * Wraps a handler so that its job is retried while Stripe is unreachable or refuses. The delay equals the job's age, an hour at
 * most. Payments and cancellations therefore take effect within an hour after even a long outage. For errors of our own code, the
 * job worker decides the retries.
 */
function retryUntilReached(handler: Handler, { clock, logger }: { clock: Clock; logger: Logger }): Handler {
  return async (job) => {
    try {
      return await handler(job);
    } catch (error) {
      if (!(error instanceof StripeRequestError)) throw error;
      const now = clock.now().getTime();
      const age = Math.max(0, now - job.createdAt.getTime());
      const facts = { job: job.id, kind: job.kind, code: error.code, stripeRequest: error.requestId };
      logger[age > loudAfter ? 'error' : 'warn'](facts, 'a job waits for Stripe');
      return { again: new Date(now + Math.min(longestWait, Math.max(shortestWait, age))), because: `stripe_${error.kind}` };
    }
  };
}
