import type { Database } from '#database/port.ts';

/**
 * Returns the user's plan as last read from Stripe. If the user has several customers, prefers a renewing plan, then an unpaid
 * one, then the one that ends last.
 */
export async function findPlan(database: Database, userId: string): Promise<Plan> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<Plan>(
      `select plan, plan_at as at, price_id as price, pay_url as "payUrl" from app.stripe_customers where user_id = $1
       order by array_position(array['renews', 'unpaid', 'ends', 'none'], plan), plan_at desc nulls last limit 1`,
      [userId],
    ),
  );
  return rows[0] ?? { plan: 'none', at: null, price: null, payUrl: null };
}

/** A user's paid invoices, newest first, with links to Stripe's pages. */
export async function findReceipts(database: Database, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish(
      `select id, state, starts_at, amount, currency, receipt_url as url from public.premium_periods
       where user_id = $1 and source = 'payment' order by starts_at desc, id limit 100`,
      [userId],
    ),
  );
  return rows;
}

/** The state of a customer at Stripe at one moment. */
export interface BillingFacts {
  plan: Plan;
  periods: readonly PaidPeriod[];
}

/** `at` is when the plan renews or ends. `unpaid`: Stripe could not collect the payment, and retries. */
export interface Plan {
  plan: 'none' | 'renews' | 'ends' | 'unpaid';
  at: Date | null;
  price: string | null;
  payUrl: string | null;
}

/** The period that one paid invoice covers. */
export interface PaidPeriod {
  reference: string;
  state: 'holds' | 'refunded' | 'disputed';
  startsAt: Date;
  /** When the premium of this period ends: the paid end, plus the renewal grace if a renewal is expected. */
  endsAt: Date;
  amount: number;
  currency: string;
  receiptUrl: string | null;
}
