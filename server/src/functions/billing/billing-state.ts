import type { Database } from '#database/port.ts';

/** What was last read of a person's subscription; of several customers' the one that goes on, else the one that needs them, else the one that lasts longest. */
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

/** The invoices that a person paid, the newest first, with Stripe's pages for them. */
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

/** What Stripe says of a customer at one moment. */
export interface BillingFacts {
  plan: Plan;
  periods: readonly PaidPeriod[];
}

/** `renews` and `ends`: at that moment. `unpaid`: Stripe could not collect, and tries again. */
export interface Plan {
  plan: 'none' | 'renews' | 'ends' | 'unpaid';
  at: Date | null;
  price: string | null;
  payUrl: string | null;
}

/** What one paid invoice paid for. */
export interface PaidPeriod {
  reference: string;
  state: 'holds' | 'refunded' | 'disputed';
  startsAt: Date;
  /** With the days of grace, where a renewal is awaited. */
  endsAt: Date;
  amount: number;
  currency: string;
  receiptUrl: string | null;
}
