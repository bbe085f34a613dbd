import type { Stripe } from 'stripe';
import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database, Transaction } from '#database/port.ts';
import { addReading } from './billing-jobs.ts';
import type { BillingFacts } from './billing-state.ts';
import { readBilling } from './read-from-stripe.ts';
import type { Sold } from './sold-products.ts';
import type { AskStripe } from './stripe-client.ts';
import { correctSubscriptions } from './correct-subscriptions.ts';
import { customersOf } from './customers-of.ts';

export interface CustomerDependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  ask: AskStripe;
  sold: () => Promise<Sold>;
}

/**
 * Reads a customer from Stripe, and stores the result and the end of premium. Each read gets a number when it begins. Its result
 * is stored only if no later read was stored, so that stale data never overwrites newer data. No transaction stays open during
 * requests to Stripe. Returns the premium subscriptions.
 */
export async function syncCustomer(
  { database, clock, ask, sold }: Omit<CustomerDependencies, 'logger'>,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ number: number; userId: string }>(
      `update app.stripe_customers set readings_begun = readings_begun + 1 where customer_id = $1 and user_id is not null
       returning readings_begun as number, user_id as "userId"`,
      [customer],
    ),
  );
  const [reading] = rows;
  if (!reading) return [];
  const { number, userId } = reading;
  const { facts, subscriptions } = await readBilling(ask, { customer, userId, sold: await sold() });
  await database.asOwner((transaction) => store(transaction, { customer, number, facts, now: clock.now() }));
  return subscriptions;
}
interface ReadCustomer {
  customer: string;
  number: number;
  facts: BillingFacts;
  now: Date;
}

async function store(transaction: Transaction, { customer, number, facts, now }: ReadCustomer): Promise<void> {
  const { plan, at, price, payUrl } = facts.plan;
  const { rows } = await transaction.query<{ user_id: string | null }>(
    `update app.stripe_customers set reading_kept = $2, plan = $3, plan_at = $4, price_id = $5, pay_url = $6
     where customer_id = $1 and reading_kept < $2 returning user_id`,
    [customer, number, plan, at, price, payUrl],
  );
  const userId = rows[0]?.user_id;
  if (userId === undefined || userId === null) return;
  await transaction.query(
    `insert into public.premium_periods as period
       (user_id, source, reference, state, starts_at, ends_at, amount, currency, receipt_url)
     select $1, 'payment', reference, state, "startsAt", "endsAt", amount, currency, "receiptUrl"
     from json_to_recordset($2::text::json) as paid(
       reference text, state text, "startsAt" timestamptz, "endsAt" timestamptz, amount bigint, currency text, "receiptUrl" text)
     on conflict (user_id, reference) do update set
       state = excluded.state, ends_at = excluded.ends_at, receipt_url = excluded.receipt_url
     where (period.state, period.ends_at, period.receipt_url) is distinct from
         (excluded.state, excluded.ends_at, excluded.receipt_url)`,
    [userId, JSON.stringify(facts.periods)],
  );
  await transaction.query('select app.count_premium($1)', [userId]);
  if (plan === 'renews' && at !== null) await scheduleNextRead(transaction, { customer, at, now });
}

/** Schedules a read a day after the renewal, within the grace period, in case the renewal's event never arrives. */
async function scheduleNextRead(
  transaction: Transaction,
  { customer, at, now }: { customer: string; at: Date; now: Date },
): Promise<void> {
  const runAt = new Date(at.getTime() + 86_400_000);
  if (runAt <= now) return;
  await addReading(transaction, { customer, now, runAt, once: `${customer} ${at.toISOString()}` });
}

/**
 * Reads and stores all of an account's customers at Stripe, and corrects its subscriptions, so that nobody pays twice, or
 * still pays after the account was closed or its deletion was requested. Returns the premium subscriptions.
 */
export async function syncAccount(
  customerDependencies: CustomerDependencies,
  userId: string,
): Promise<readonly Stripe.Subscription[]> {
  const subscriptions = await readAccount(customerDependencies, userId);
  const isChanged = await correctSubscriptions(customerDependencies, userId, subscriptions);
  return isChanged ? readAccount(customerDependencies, userId) : subscriptions;
}

/** Reads and stores an account's customers without corrections. */
export async function readAccount(
  customerDependencies: CustomerDependencies,
  userId: string,
): Promise<readonly Stripe.Subscription[]> {
  const subscriptions: Stripe.Subscription[] = [];
  for (const customer of await customersOf(customerDependencies.database, userId))
    subscriptions.push(...(await syncCustomer(customerDependencies, customer)));
  return subscriptions;
}
