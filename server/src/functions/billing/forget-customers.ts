import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Database, Transaction } from '#database/port.ts';
import { deletionJob } from '#functions/account-deletion/deletion-jobs.ts';
import { type Handler, addJob } from '#jobs/job.ts';
import { billingJobs, endingJob, forgettingJob, readingJob } from './billing-jobs.ts';
import { findCustomers } from './customers-of.ts';
import { expireCheckout, openCheckoutsOf } from './expire-checkouts.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

/** Days until a stored event is deleted. Stripe resends an event for a shorter time, automatically or by hand. */
const rememberedDays = 40;
const day = 86_400_000;

/**
 * Adds missing billing jobs: one deletes the Stripe customer of a deleted account, one ends the renewal of an account that is
 * closed or waits for deletion. Retries billing jobs that became dead letters over a day ago, and deletes the stored events
 * that Stripe no longer resends.
 */
export async function addMissingBillingJobs({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await database.asOwner(async (transaction) => {
    await transaction.query(
      `update server.jobs set dead_at = null, attempts = 0, run_at = $2, scheduled_at = $2
       where kind = any($1::text[]) and dead_at < $3`,
      [billingJobs, now, new Date(now.getTime() - day)],
    );
    const { rows: gone } = await transaction.query<{ id: string; customer: string }>(
      `select customer.id, customer_id as customer from app.stripe_customers as customer
       left join auth.users as person on person.id = customer.user_id
       where person.id is null or person.deleted_at is not null limit 100`,
    );
    // The job has the id of the customer's row, so it exists only once, even as a dead letter.
    for (const { id, customer } of gone)
      await addJob(transaction, { id, kind: forgettingJob, userId: null, payload: { customer }, now });
    for (const userId of await findRenewing(transaction, now))
      await addJob(transaction, { id: randomUUID(), kind: endingJob, userId, now });
    await transaction.query('delete from app.stripe_events where received_at < $1', [
      new Date(now.getTime() - rememberedDays * day),
    ]);
  });
}

/** Finds accounts that are closed or wait for deletion, still renew, and have no job that ends the renewal. */
async function findRenewing(transaction: Transaction, now: Date): Promise<string[]> {
  const { rows } = await transaction.query<{ userId: string }>(
    `select distinct person.id as "userId" from app.stripe_customers as customer join auth.users as person on person.id = customer.user_id
     where customer.plan in ('renews', 'unpaid') and person.deleted_at is null
       and (person.banned_until > $1 and exists (select from app.closed_accounts where user_id = person.id)
         or exists (select from server.jobs where user_id = person.id and kind = $2))
       and not exists (select from server.jobs where user_id = person.id and kind = $3)
     limit 100`,
    [now, deletionJob, endingJob],
  );
  return rows.map(({ userId }) => userId);
}

/**
 * Handles the job that deletes a Stripe customer, which ends the customer's subscriptions at once. It first closes open
 * purchases. It also deletes any other Stripe customer of the same account. Stripe keeps the invoices that the law requires.
 */
export function forgetCustomer({ database, ask }: { database: Database; ask: AskStripe }): Handler {
  return async ({ payload }) => {
    const customer = String(payload['customer']);
    for (const other of await othersOf(database, ask, customer)) await deleteCustomer(ask, other);
    await deleteCustomer(ask, customer);
    await database.asOwner(async (transaction) => {
      // Cancel the planned read of the next renewal, which nobody needs now.
      await transaction.query(`delete from server.jobs where kind = $1 and payload ->> 'customer' = $2`, [
        readingJob,
        customer,
      ]);
      await transaction.finish('delete from app.stripe_customers where customer_id = $1', [customer]);
    });
    return 'done';
  };
}

/**
 * Finds other Stripe customers of the same deleted account. Returns none if the account still exists here, because then somebody
 * changed the customer's metadata at Stripe by hand.
 */
async function othersOf(database: Database, ask: AskStripe, customer: string): Promise<string[]> {
  const found = await unlessMissing(ask((stripe) => stripe.customers.retrieve(customer)));
  const account = found && !found.deleted ? found.metadata['cogn_account'] : undefined;
  if (account === undefined) return [];
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('select from auth.users where id::text = $1 and deleted_at is null', [account]),
  );
  if (count > 0) return [];
  return (await findCustomers(ask, account)).filter((other) => other !== customer);
}

async function deleteCustomer(ask: AskStripe, customer: string): Promise<void> {
  for (const { id } of await openCheckoutsOf(ask, customer)) await expireCheckout(ask, id);
  await unlessMissing(ask((stripe) => stripe.customers.del(customer)));
}
