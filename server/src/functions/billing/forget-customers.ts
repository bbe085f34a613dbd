import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Handler } from '#jobs/job.ts';
import { forgettingJob, readingJob } from './billing-jobs.ts';
import type { AskStripe } from './stripe-client.ts';
import { unlessMissing } from './unless-missing.ts';

/** Longer than Stripe sends an event again, by itself or by hand. */
const rememberedDays = 40;

/** Looks for customers whose account is gone, whichever way it went, and owes Stripe their end; forgets events that come no more. */
export async function findForgotten({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ id: string; customer: string }>(
      `select customer.id, customer_id as customer from app.stripe_customers as customer
       left join auth.users as person on person.id = customer.user_id
       where person.id is null or person.deleted_at is not null limit 100`,
    );
    // The same id twice is one job, a dead letter too.
    for (const { id, customer } of rows)
      await addJob(transaction, { id, kind: forgettingJob, userId: null, payload: { customer }, now });
    await transaction.query('delete from app.stripe_events where received_at < $1', [
      new Date(now.getTime() - rememberedDays * 86_400_000),
    ]);
  });
}

/** The job that deletes a customer at Stripe, which ends what they subscribed to at once. Stripe keeps the invoices that the law asks for. */
export function forgetCustomer({ database, ask }: { database: Database; ask: AskStripe }): Handler {
  return async ({ payload }) => {
    const customer = String(payload['customer']);
    await unlessMissing(ask((stripe) => stripe.customers.del(customer)));
    await database.asOwner(async (transaction) => {
      // A look at the next renewal may be due in weeks, for nobody.
      await transaction.query(`delete from server.jobs where kind = $1 and payload ->> 'customer' = $2`, [
        readingJob,
        customer,
      ]);
      await transaction.finish('delete from app.stripe_customers where customer_id = $1', [customer]);
    });
    return 'done';
  };
}
