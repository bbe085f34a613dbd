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
 * Opens payments if they are configured. It also records in the database whether they are: a server that sells premium
 * does not grant it for free.
 *
 * From an event, such as a refund, to the end of premium: accept-event.ts adds a job, and read-customer.ts runs it.
 * sync-customer.ts reads each customer of the account by read-from-stripe.ts, and recalculate-billing.ts computes the
 * state of each paid period. sync-customer.ts stores these in `public.premium_periods` and calls `app.count_premium`,
 * which sets `is_premium` and `premium_expires_at` in `public.profiles`.
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
/** A job that Stripe blocks for this long is logged as an error, not a warning. */
const loudAfter = 86_400_000;

/**
 * Retries a job while Stripe is unreachable or refuses. The delay equals the job's age, an hour at most, so that payments and cancellations apply within an
 * hour after even a long outage. Faults of our own code use the usual retries.
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
