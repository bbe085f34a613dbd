import { createHash } from 'node:crypto';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { StripeRequestError, type AskStripe, unlessMissing } from './stripe-client.ts';

interface StripeDependencies {
  database: Database;
  ask: AskStripe;
}

/**
 * Returns a user's Stripe customers, the oldest first. A user has several if one was deleted at Stripe, or if the database was
 * restored from a backup that lacked one.
 */
export async function customersOf(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ customer: string }>(
      'select customer_id as customer from app.stripe_customers where user_id = $1 order by created_at, id',
      [userId],
    ),
  );
  return rows.map(({ customer }) => customer);
}

/**
 * Links a customer to the account, unless the account is deleted or the customer is already linked. Returns whether it linked the
 * customer.
 */
export async function linkCustomer(database: Database, userId: string, customer: string): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish(
      `insert into app.stripe_customers (user_id, customer_id)
       select id, $2 from auth.users where id = $1 and deleted_at is null on conflict do nothing`,
      [userId, customer],
    ),
  );
  return count > 0;
}

/**
 * Finds Stripe customers whose metadata names the account, by Stripe's search and, with `email`, also by Stripe's list. The
 * search lags by a minute (by an hour in an outage), and is not available to every merchant or key. The list is always current,
 * but only a purchase may send the e-mail address to Stripe. All other callers omit `email`.
 */
export async function findCustomers(ask: AskStripe, userId: string, email?: string | null): Promise<string[]> {
  const query = `metadata['cogn_account']:'${userId}'`;
  const found = await ask((stripe) => stripe.customers.search({ query, limit: 100 })).catch((error: unknown) => {
    if (error instanceof StripeRequestError && (error.kind === 'refused' || error.kind === 'not_allowed'))
      return { data: [] };
    throw error;
  });
  const listed = email ? await ask((stripe) => stripe.customers.list({ email, limit: 100 })) : { data: [] };
  const theirs = [...found.data, ...listed.data].filter(({ metadata }) => metadata['cogn_account'] === userId);
  return [...new Set(theirs.map(({ id }) => id))];
}

/** Finds and links Stripe customers of this account that this database does not know. */
export async function discoverCustomers(
  { database, ask }: StripeDependencies,
  userId: string,
  email?: string | null,
): Promise<void> {
  const known = await customersOf(database, userId);
  for (const customer of await findCustomers(ask, userId, email))
    if (!known.includes(customer)) await linkCustomer(database, userId, customer);
}

/**
 * Returns the customer for a purchase. Reuses a customer that only Stripe knows. Creates a customer if there is none, or if the
 * operator deleted it at Stripe. Stripe receives the account's id, and the e-mail address so that the user need not type it
 * again. Refuses an anonymous user with `billing_takes_address`: the server deletes such an account when it is unused.
 */
export async function makeCustomer({ database, ask }: StripeDependencies, userId: string): Promise<string> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ email: string | null; isAnonymous: boolean }>(
      'select email, is_anonymous as "isAnonymous" from auth.users where id = $1',
      [userId],
    ),
  );
  if (rows[0]?.isAnonymous) throw new Refusal('billing_takes_address');
  const email = rows[0]?.email;
  await discoverCustomers({ database, ask }, userId, email);
  const known = await customersOf(database, userId);
  for (const customer of known.toReversed()) if (await isThere(ask, customer)) return customer;
  let gone = known.at(-1) ?? '';
  for (;;) {
    // Stripe creates only one customer for one idempotency key, and remembers the key for a day, even if that customer was
    // deleted meanwhile. The key contains the deleted customer's id, so that the next purchase gets a new customer.
    const key = createHash('sha256')
      .update(`${userId} ${gone} ${email ?? ''}`)
      .digest('hex');
    const made = await ask((stripe) =>
      stripe.customers.create(
        { metadata: { cogn_account: userId }, ...(email && { email }) },
        { idempotencyKey: `cogn-customer-${key}` },
      ),
    );
    await linkCustomer(database, userId, made.id);
    if (await isThere(ask, made.id)) return made.id;
    gone = made.id;
  }
}

async function isThere(ask: AskStripe, customer: string): Promise<boolean> {
  const found = await unlessMissing(ask((stripe) => stripe.customers.retrieve(customer)));
  return found !== undefined && !found.deleted;
}
