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
