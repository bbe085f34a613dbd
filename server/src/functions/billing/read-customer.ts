import type { Database } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import type { ReadingPayload } from './billing-jobs.ts';
import { followCustomer, type Following } from './follow-customer.ts';
import { idOf } from './reckon-billing.ts';
import type { AskStripe } from './stripe-client.ts';
import { unlessMissing } from './unless-missing.ts';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The job that reads a customer at Stripe, since something about them changed. It fails, and is run again, for as long as Stripe can't be asked. */
export function readCustomer(following: Following): Handler {
  const { database, ask } = following;
  return async ({ payload }) => {
    const wish = payload as ReadingPayload;
    const customer = 'charge' in wish ? await payerOf(ask, wish.charge) : wish.customer;
    if (customer === undefined) return 'done';
    if ('after' in wish && wish.after !== undefined && (await wasReadAfter(database, customer, wish.after))) return 'done';
    if (!(await isKnown(database, customer)) && !(await recognise(following, customer))) return 'done';
    await followCustomer(following, customer);
    return 'done';
  };
}

async function payerOf(ask: AskStripe, charge: string): Promise<string | undefined> {
  const found = await unlessMissing(ask((stripe) => stripe.charges.retrieve(charge)));
  return idOf(found?.customer);
}

async function wasReadAfter(database: Database, customer: string, after: number): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('select from app.stripe_customers where customer_id = $1 and reading_kept > $2', [customer, after]),
  );
  return count > 0;
}

async function isKnown(database: Database, customer: string): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('select from app.stripe_customers where customer_id = $1', [customer]),
  );
  return count > 0;
}

/** A customer whom this database does not know: of another product, or made after the backup that it was restored from. Stripe keeps whose they are. */
async function recognise({ database, ask }: Following, customer: string): Promise<boolean> {
  const found = await unlessMissing(ask((stripe) => stripe.customers.retrieve(customer)));
  if (!found || found.deleted) return false;
  const account = found.metadata['cogn_account'] ?? '';
  if (!isUuid.test(account)) return false;
  const { count } = await database.asOwner((transaction) =>
    transaction.finish(
      `insert into app.stripe_customers (user_id, customer_id)
       select id, $2 from auth.users where id = $1 and deleted_at is null on conflict do nothing`,
      [account, customer],
    ),
  );
  return count > 0;
}
