import type { Transaction } from '#database/port.ts';
import { type Handler, addJob } from '#jobs/job.ts';
import { addReading, reconcilingJob, uuidOf } from './billing-jobs.ts';
import { linkCustomer } from './customers-of.ts';
import type { Following } from './follow-customer.ts';
import { isAlive } from './recalculate-billing.ts';
import { unlessMissing } from './stripe-client.ts';

/** As often as nothing else asks for it: events that were lost for good, as of a refund while the webhook was broken for days, are found then. */
const everyDays = 7;
/** ReadCustomers are spread, so that Stripe is asked some twenty questions a second. */
const readingSpacing = 200;
const pageSize = 100;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has all customers compared with Stripe's, now and from then on once a week. There is one such job; where it is there already it keeps its time. */
export function enqueueReconciling(transaction: Transaction, now: Date): Promise<void> {
  return addJob(transaction, { id: uuidOf(reconcilingJob), kind: reconcilingJob, userId: null, now });
}

/**
 * The job that goes through all customers at Stripe and then through all of this database, a page a run. Those whose metadata names an account here are noted: after a restore this database may
 * not know them. Then each that it knows is read, also one that Stripe does not list since they were deleted there. Who pays for an account that is not here is named to the
 * operator: nobody else can end that.
 */
export function reconcileCustomers(following: Following): Handler {
  const { clock } = following;
  return async ({ id, payload }) => {
    const { stripe: from, here: after } = payload as Cursor;
    const next = after === undefined ? await notePage(following, from) : await readPage(following, after);
    await following.database.asOwner((transaction) =>
      transaction.finish('update server.jobs set payload = $2 where id = $1', [id, next ?? {}]),
    );
    const untilRead = after === undefined ? 0 : pageSize * readingSpacing;
    return { again: new Date(clock.now().getTime() + (next ? untilRead : everyDays * 86_400_000)) };
  };
}

/** Where the next run begins: after a customer as Stripe lists them, or after one by the order of their ids here. Neither: at Stripe's first. */
interface Cursor {
  stripe?: string;
  here?: string;
}

async function notePage(following: Following, from: string | undefined): Promise<Cursor> {
  const { database, ask, logger } = following;
  const page = await unlessMissing(
    ask((stripe) => stripe.customers.list({ limit: pageSize, ...(from !== undefined && { starting_after: from }) })),
  );
  // The customer to go on from was deleted meanwhile.
  if (!page) return {};
  const foreign: string[] = [];
  for (const { id: customer, metadata } of page.data) {
    const account = metadata['cogn_account'] ?? '';
    if (!isUuid.test(account)) continue;
    await linkCustomer(database, account, customer);
    if (!(await isKnown(following, customer)) && (await pays(following, customer))) foreign.push(customer);
  }
  if (foreign.length > 0)
    logger.error({ customers: foreign }, 'customers at Stripe pay for accounts that this database does not have');
  const last = page.data.at(-1);
  return page.has_more && last ? { stripe: last.id } : { here: '' };
}

async function readPage({ database, clock }: Following, after: string): Promise<Cursor | undefined> {
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

async function isKnown({ database }: Following, customer: string): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('select from app.stripe_customers where customer_id = $1', [customer]),
  );
  return count > 0;
}

async function pays({ ask }: Following, customer: string): Promise<boolean> {
  const { data } = await ask((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  return data.some(isAlive);
}
