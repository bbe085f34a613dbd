import type { Database } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import { afterCheckout } from './await-checkout.ts';
import type { ReadingRequest } from './billing-jobs.ts';
import { linkCustomer } from './customers-of.ts';
import { type CustomerDependencies, syncAccount } from './sync-customer.ts';
import { idOf } from './recalculate-billing.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Handles the job that reads a changed customer at Stripe, together with the other customers of the same account. */
export function readCustomer(customerDependencies: CustomerDependencies): Handler {
  const { database, ask, clock } = customerDependencies;
  return async ({ payload, createdAt }) => {
    const wish = payload as ReadingRequest;
    const customer = 'charge' in wish ? await payerOf(ask, wish.charge) : wish.customer;
    if (customer === undefined) return 'done';
    if ('after' in wish && wish.after !== undefined && (await wasReadAfter(database, customer, wish.after))) return 'done';
    // Read the purchase before the account. If the user pays in between, the purchase still counts as open, and the job reads
    // again.
    const session = 'session' in wish ? await sessionOf(ask, wish.session) : undefined;
    const userId = (await accountOf(database, customer)) ?? (await recognise(customerDependencies, customer));
    if (userId === undefined) return 'done';
    await syncAccount(customerDependencies, userId);
    return session ? afterCheckout(session, { createdAt }, clock) : 'done';
  };
}

const sessionOf = (ask: AskStripe, id: string) => unlessMissing(ask((stripe) => stripe.checkout.sessions.retrieve(id)));

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

/** Returns the customer's account, or undefined if this database does not know the customer. */
async function accountOf(database: Database, customer: string): Promise<string | undefined> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ userId: string | null }>(
      'select user_id as "userId" from app.stripe_customers where customer_id = $1',
      [customer],
    ),
  );
  return rows[0]?.userId ?? undefined;
}

/**
 * Finds the account of an unknown customer by the metadata at Stripe, and links the customer to it. The customer may be of
 * another product, or newer than the restored backup.
 */
async function recognise({ database, ask }: CustomerDependencies, customer: string): Promise<string | undefined> {
  const account = await accountNamedBy(ask, customer);
  if (account === undefined || !isUuid.test(account)) return undefined;
  await linkCustomer(database, account, customer);
  return accountOf(database, customer);
}

/**
 * Returns the account that a customer's metadata names. Stripe clears the metadata when the customer is deleted, but the
 * customer's subscriptions and invoices still name the account.
 */
async function accountNamedBy(ask: AskStripe, customer: string): Promise<string | undefined> {
  const found = await unlessMissing(ask((stripe) => stripe.customers.retrieve(customer)));
  if (!found) return undefined;
  if (!found.deleted) return found.metadata['cogn_account'];
  const subscriptions = await unlessMissing(
    ask((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
  );
  const invoices = await unlessMissing(ask((stripe) => stripe.invoices.list({ customer, limit: 100 })));
  const named = [
    ...(subscriptions?.data ?? []).map(({ metadata }) => metadata['cogn_account']),
    ...(invoices?.data ?? []).map(({ parent }) => parent?.subscription_details?.metadata?.['cogn_account']),
  ];
  return named.find((account) => account !== undefined);
}
