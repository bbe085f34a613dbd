import type { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import type { Handlers } from '#jobs/job.ts';
import type { Transaction } from '#database/port.ts';
import { endingJob, forgettingJob, readingJob, reconcilingJob } from './billing-jobs.ts';
import { billingRoutes } from './billing-routes.ts';
import { endRenewal, enqueueEndOfRenewal } from './end-renewal.ts';
import { findForgotten, forgetCustomer } from './forget-customers.ts';
import { keepTrying } from './keep-trying.ts';
import { noteWhetherSold } from './note-whether-sold.ts';
import { readCustomer } from './read-customer.ts';
import { reconcileCustomers } from './reconcile-customers.ts';
import { soldHere } from './sold-here.ts';
import { hurried, openStripe } from './stripe-client.ts';
import { watchStripe } from './watch-stripe.ts';

/** What payments add to a server. */
export interface Billing {
  handlers: Handlers;
  routes: (tools: { sessionIsAlive: SessionIsAlive; wake: () => void }) => Hono<RequestEnvironment>;
  keepUp: () => Promise<void>;
  /** Said in the transaction in which somebody asks for the deletion of their account, or an administrator closes it. */
  endRenewal: (transaction: Transaction, userId: string, now: Date) => Promise<void>;
}

/**
 * Opens payments where they are configured, and writes down for the database whether they are: where premium is sold it is not also given away.
 *
 * From an event, such as a refund, to the end of premium: take-event.ts adds a job, read-customer.ts runs it, and follow-account.ts has read-billing.ts read each
 * customer of the account at Stripe. recalculate-billing.ts computes the state of each paid period; follow-customer.ts writes these to `public.premium_periods` and calls
 * `app.count_premium`, which sets `is_premium` and `premium_expires_at` in `public.profiles`.
 */
export async function openBilling(dependencies: Dependencies): Promise<Billing | undefined> {
  const { config, database, clock, keys, logger, metrics } = dependencies;
  const settings = config.stripe;
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
    handlers: Object.fromEntries(Object.entries(handlers).map(([kind, handler]) => [kind, keepTrying(handler, following)])),
    routes: (tools) => billingRoutes({ ...atOnce, ...tools, keys, metrics, settings, siteUrl: config.siteUrl }),
    keepUp: () => findForgotten(following),
    endRenewal: enqueueEndOfRenewal,
  };
}
