import type { Stripe } from 'stripe';
import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database, Transaction } from '#database/port.ts';
import { addReading } from './billing-jobs.ts';
import type { BillingFacts } from './billing-state.ts';
import { readBilling } from './read-billing.ts';
import type { Sold } from './sold-here.ts';
import type { AskStripe } from './stripe-client.ts';
import { correctAccount } from './correct-account.ts';
import { customersOf } from './customers-of.ts';

export interface Following {
  database: Database;
  clock: Clock;
  logger: Logger;
  ask: AskStripe;
  sold: () => Promise<Sold>;
}

/**
 * Reads what is so at Stripe and keeps it, with the end of premium that follows. ReadCustomers are numbered as they begin, and one is stored only when none that
 * began later was: so the last that is kept began after everything that led to one. Nobody waits for Stripe inside a transaction. Returns the subscriptions to premium.
 */
export async function followCustomer(
  { database, clock, ask, sold }: Omit<Following, 'logger'>,
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
  if (plan === 'renews' && at !== null) await lookAgain(transaction, { customer, at, now });
}

/** Should no event come of a renewal, it is found a day later, well within the days of grace. */
async function lookAgain(
  transaction: Transaction,
  { customer, at, now }: { customer: string; at: Date; now: Date },
): Promise<void> {
  const runAt = new Date(at.getTime() + 86_400_000);
  if (runAt <= now) return;
  await addReading(transaction, { customer, now, runAt, once: `${customer} ${at.toISOString()}` });
}

/**
 * Reads all customers of an account at Stripe, keeps what is so, and corrects there what must not be: nobody pays twice, nor after they said no. Returns the
 * subscriptions to premium.
 */
export async function followAccount(following: Following, userId: string): Promise<readonly Stripe.Subscription[]> {
  const subscriptions = await readAccount(following, userId);
  const isChanged = await correctAccount(following, userId, subscriptions);
  return isChanged ? readAccount(following, userId) : subscriptions;
}

/** Reads them and keeps what is so, without correcting anything. */
export async function readAccount(following: Following, userId: string): Promise<readonly Stripe.Subscription[]> {
  const subscriptions: Stripe.Subscription[] = [];
  for (const customer of await customersOf(following.database, userId))
    subscriptions.push(...(await followCustomer(following, customer)));
  return subscriptions;
}
