import { createHash } from 'node:crypto';
import type { Database } from '#database/port.ts';
import { StripeTrouble, type AskStripe, unlessMissing } from './stripe-client.ts';

interface Asking {
  database: Database;
  ask: AskStripe;
}

/** The customers at Stripe that a person is, the oldest first. Several: one was deleted there, or was made after the backup that this database was restored from. */
export async function customersOf(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ customer: string }>(
      'select customer_id as customer from app.stripe_customers where user_id = $1 order by created_at, id',
      [userId],
    ),
  );
  return rows.map(({ customer }) => customer);
}

/** Notes that a customer is this account's, unless the account is gone or the customer is somebody's already. Returns whether it was noted now. */
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
 * Customers at Stripe whose metadata names the account. Search lags behind by a minute, in an outage by an hour, and is not there for every merchant and key; the list by address
 * is current. So both are asked where the address may be sent, which is when its person buys.
 */
export async function findCustomers(ask: AskStripe, userId: string, email?: string | null): Promise<string[]> {
  const query = `metadata['cogn_account']:'${userId}'`;
  const found = await ask((stripe) => stripe.customers.search({ query, limit: 100 })).catch((error: unknown) => {
    if (error instanceof StripeTrouble && (error.kind === 'refused' || error.kind === 'not_allowed')) return { data: [] };
    throw error;
  });
  const listed = email ? await ask((stripe) => stripe.customers.list({ email, limit: 100 })) : { data: [] };
  const theirs = [...found.data, ...listed.data].filter(({ metadata }) => metadata['cogn_account'] === userId);
  return [...new Set(theirs.map(({ id }) => id))];
}

/** Asks Stripe for customers of this account that this database does not know, and notes them. */
export async function discoverCustomers({ database, ask }: Asking, userId: string, email?: string | null): Promise<void> {
  const known = await customersOf(database, userId);
  for (const customer of await findCustomers(ask, userId, email))
    if (!known.includes(customer)) await linkCustomer(database, userId, customer);
}

/**
 * The customer with whom a purchase begins, made when there is none, or none any more: the operator can delete one at Stripe. One that Stripe has already is used, though this
 * database may not know it. Stripe receives the account's id and e-mail address, so that nobody types it again.
 */
export async function makeCustomer({ database, ask }: Asking, userId: string): Promise<string> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ email: string | null }>('select email from auth.users where id = $1', [userId]),
  );
  const email = rows[0]?.email;
  await discoverCustomers({ database, ask }, userId, email);
  const known = await customersOf(database, userId);
  for (const customer of known.toReversed()) if (await isThere(ask, customer)) return customer;
  let gone = known.at(-1) ?? '';
  for (;;) {
    // An answer that was lost is asked for again with the same key and names the same customer. Stripe remembers keys for a day, also of a customer that it deleted since.
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
