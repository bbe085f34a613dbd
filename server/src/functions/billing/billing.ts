import type { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import type { Handlers } from '#jobs/job.ts';
import type { Transaction } from '#database/port.ts';
import { endingJob, forgettingJob, readingJob } from './billing-jobs.ts';
import { billingRoutes } from './billing-routes.ts';
import { endRenewal, oweEndOfRenewal } from './end-renewal.ts';
import { findForgotten, forgetCustomer } from './forget-customers.ts';
import { readCustomer } from './read-customer.ts';
import { openStripe } from './stripe-client.ts';

/** What payments add to a server. */
export interface Billing {
  handlers: Handlers;
  routes: (tools: { sessionIsAlive: SessionIsAlive; wake: () => void }) => Hono<RequestEnvironment>;
  keepUp: () => Promise<void>;
  /** Said in the transaction in which somebody asks for the deletion of their account, or an administrator closes it. */
  endRenewal: (transaction: Transaction, userId: string, now: Date) => Promise<void>;
}

/** Opens payments where they are configured, and writes down for the database whether they are: where premium is sold it is not also given away. */
export async function openBilling(dependencies: Dependencies): Promise<Billing | undefined> {
  const { config, database, clock, keys, logger } = dependencies;
  const settings = config.stripe;
  await database.asOwner((transaction) =>
    transaction.finish(
      `insert into app.settings (name, value) values ('payments', to_jsonb($1::boolean))
       on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`,
      [settings !== undefined],
    ),
  );
  if (!settings) return undefined;
  const following = { database, clock, ask: openStripe(settings) };
  return {
    handlers: {
      [readingJob]: readCustomer(following),
      [endingJob]: endRenewal(following),
      [forgettingJob]: forgetCustomer(following),
    },
    routes: (tools) => billingRoutes({ ...following, ...tools, keys, logger, settings, siteUrl: config.siteUrl }),
    keepUp: () => findForgotten(following),
    endRenewal: oweEndOfRenewal,
  };
}
