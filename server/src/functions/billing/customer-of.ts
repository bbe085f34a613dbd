import type { Database } from '#database/port.ts';
import type { AskStripe } from './stripe-client.ts';
import { unlessMissing } from './unless-missing.ts';

/** The customer at Stripe that a person is; undefined: none yet. */
export async function findCustomer(database: Database, userId: string): Promise<string | undefined> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ customer: string }>('select customer_id as customer from app.stripe_customers where user_id = $1', [
      userId,
    ]),
  );
  return rows[0]?.customer;
}

/**
 * The same, made when there is none, or none any more: the operator can delete one at Stripe. Stripe is told the account's id and its address, which spares
 * typing it again. Asked for twice at once, Stripe makes one: the question has a key of its own.
 */
export async function makeCustomer(database: Database, ask: AskStripe, userId: string): Promise<string> {
  const known = await findCustomer(database, userId);
  if (known !== undefined && (await isThere(ask, known))) return known;
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ email: string | null }>('select email from auth.users where id = $1', [userId]),
  );
  const email = rows[0]?.email;
  const made = await ask((stripe) =>
    stripe.customers.create(
      { metadata: { cogn_account: userId }, ...(email && { email }) },
      { idempotencyKey: `cogn-customer-${userId}${known === undefined ? '' : `-${known}`}` },
    ),
  );
  await database.asOwner((transaction) =>
    transaction.finish(
      `insert into app.stripe_customers as kept (user_id, customer_id) values ($1, $2)
       on conflict (user_id) do update set customer_id = excluded.customer_id where kept.customer_id = $3`,
      [userId, made.id, known ?? null],
    ),
  );
  return (await findCustomer(database, userId)) ?? made.id;
}

async function isThere(ask: AskStripe, customer: string): Promise<boolean> {
  const found = await unlessMissing(ask((stripe) => stripe.customers.retrieve(customer)));
  return found !== undefined && !found.deleted;
}
