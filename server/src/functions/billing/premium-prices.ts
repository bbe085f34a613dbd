import type { Clock } from '#clock.ts';
import type { AskStripe } from './stripe-client.ts';
import { unlessMissing } from './unless-missing.ts';

/** A price as the page shows it. `amount` is in the currency's smallest unit. */
export interface PremiumPrice {
  id: string;
  amount: number;
  currency: string;
  every: 'day' | 'week' | 'month' | 'year';
  count: number;
}

const freshMilliseconds = 600_000;

/** Reads the prices from Stripe, which alone knows the amounts, and keeps them for ten minutes. A price that can't be sold, or isn't there, is left out and told of. */
export function premiumPrices(
  { ask, clock, ids }: { ask: AskStripe; clock: Clock; ids: readonly string[] },
  warn: (sentence: string) => void,
): () => Promise<readonly PremiumPrice[]> {
  let kept: { at: number; prices: readonly PremiumPrice[] } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (kept && Math.abs(now - kept.at) < freshMilliseconds) return kept.prices;
    const prices: PremiumPrice[] = [];
    for (const id of ids) {
      const price = await unlessMissing(ask((stripe) => stripe.prices.retrieve(id)));
      const every = intervals.find((interval) => interval === price?.recurring?.interval);
      if (price?.active && price.unit_amount !== null && every && price.recurring)
        prices.push({
          id,
          amount: price.unit_amount,
          currency: price.currency,
          every,
          count: price.recurring.interval_count,
        });
      else
        warn(`the price ${id} of COGN_STRIPE_PRICES is not sold: it must be there, active, recurring and of a fixed amount`);
    }
    kept = { at: now, prices };
    return prices;
  };
}

const intervals = ['day', 'week', 'month', 'year'] as const;
