import type { Transaction } from '#database/port.ts';
import { type Handler, addJob } from '#jobs/job.ts';
import { addReading, reconcilingJob, uuidOf } from './billing-jobs.ts';
import { linkCustomer } from './customers-of.ts';
import type { CustomerDependencies } from './sync-customer.ts';
import { isAlive } from './recalculate-billing.ts';
import { unlessMissing } from './stripe-client.ts';

/** Days between two full comparisons. A comparison finds lost events, such as a refund while the webhook was broken. */
const everyDays = 7;
/** Milliseconds between the readings of two customers. Each reading sends several requests: Stripe gets some twenty a second. */
const readingSpacing = 200;
const pageSize = 100;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Schedules the comparison of all customers with Stripe: a first run now, then one a week. An existing job keeps its
 * time.
 */
export function enqueueReconciling(transaction: Transaction, now: Date): Promise<void> {
  return addJob(transaction, { id: uuidOf(reconcilingJob), kind: reconcilingJob, userId: null, now });
}

/**
 * Handles the job that compares customers with Stripe, one page of customers per run.
 * - It first pages through all customers at Stripe. It links those whose metadata names a local account, because a restored
 *   database may lack them. If a paying customer's account does not exist here, it logs an error for the operator, because nobody
 *   else can end the payments.
 * - It then pages through the customers of local accounts and schedules a reading of each, including those deleted at Stripe.
 */
export function reconcileCustomers(customerDependencies: CustomerDependencies): Handler {
  const { clock } = customerDependencies;
  return async ({ id, payload }) => {
    const { stripe: from, here: after } = payload as Cursor;
    const next =
      after === undefined ? await notePage(customerDependencies, from) : await readPage(customerDependencies, after);
    await customerDependencies.database.asOwner((transaction) =>
      transaction.finish('update server.jobs set payload = $2 where id = $1', [id, next ?? {}]),
    );
    const untilRead = after === undefined ? 0 : pageSize * readingSpacing;
    return { again: new Date(clock.now().getTime() + (next ? untilRead : everyDays * 86_400_000)) };
  };
}

/**
 * Where the next run starts: after a customer in Stripe's list (`stripe`), or after a customer's id in this database (`here`). If
 * both are absent, it starts at the beginning of Stripe's list.
 */
interface Cursor {
  stripe?: string;
  here?: string;
}

async function notePage(customerDependencies: CustomerDependencies, from: string | undefined): Promise<Cursor> {
  const { database, ask, logger } = customerDependencies;
  const page = await unlessMissing(
    ask((stripe) => stripe.customers.list({ limit: pageSize, ...(from !== undefined && { starting_after: from }) })),
  );
  // Start again at the beginning of Stripe's list, because the customer at the cursor was deleted meanwhile.
  if (!page) return {};
  const foreign: string[] = [];
  for (const { id: customer, metadata } of page.data) {
    const account = metadata['cogn_account'] ?? '';
    if (!isUuid.test(account)) continue;
    await linkCustomer(database, account, customer);
    if (!(await isKnown(customerDependencies, customer)) && (await pays(customerDependencies, customer)))
      foreign.push(customer);
  }
  if (foreign.length > 0)
    logger.error({ customers: foreign }, 'customers at Stripe pay for accounts that this database does not have');
  const last = page.data.at(-1);
  return page.has_more && last ? { stripe: last.id } : { here: '' };
}

async function readPage({ database, clock }: CustomerDependencies, after: string): Promise<Cursor | undefined> {
  const now = clock.now();
  return database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ customer: string }>(
      `select customer_id as customer from app.stripe_customers where user_id is not null and customer_id > $1
       order by customer_id limit ${String(pageSize)}`,
      [after],
    );
    for (const [index, { customer }] of rows.entries())
      await addReading(transaction, { customer, now, runAt: new Date(now.getTime() + index * readingSpacing) });
    const last = rows.at(-1);
    return rows.length === pageSize && last ? { here: last.customer } : undefined;
  });
}

async function isKnown({ database }: CustomerDependencies, customer: string): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('select from app.stripe_customers where customer_id = $1', [customer]),
  );
  return count > 0;
}

async function pays({ ask }: CustomerDependencies, customer: string): Promise<boolean> {
  const { data } = await ask((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  return data.some(isAlive);
}
