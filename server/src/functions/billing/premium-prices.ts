import { within, type Clock } from '#clock.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

/**
 * A price as the plans page shows it. `amount`, in the currency's smallest unit, is charged every `count` days, weeks, months
 * or years.
 */
export interface PremiumPrice {
  id: string;
  amount: number;
  currency: string;
  every: 'day' | 'week' | 'month' | 'year';
  count: number;
}

interface PriceDependencies {
  ask: AskStripe;
  clock: Clock;
  ids: readonly string[];
  /** How long a caller waits for Stripe, in milliseconds. */
  patience?: number | undefined;
}

const freshMilliseconds = 600_000;
/** For this many milliseconds after a timeout, callers get null at once. The request to Stripe continues in the background. */
const cooldownMilliseconds = 15_000;
const defaultTimeout = 3_000;

/**
 * Reads the prices from Stripe, which alone knows the amounts, and caches them for ten minutes. Omits and logs prices that are
 * missing or cannot be sold. All callers share one request. If Stripe does not respond in time, a caller gets null, and a late
 * response is cached for the next caller.
 */
export function premiumPrices(
  { ask, clock, ids, patience = defaultTimeout }: PriceDependencies,
  warn: (sentence: string) => void,
): () => Promise<readonly PremiumPrice[] | null> {
  let cached: { at: number; prices: readonly PremiumPrice[] } | undefined;
  let asking: Promise<readonly PremiumPrice[]> | undefined;
  let vainAt: number | undefined;
  const read = async () => {
    const prices = await readPrices(ask, ids, warn);
    cached = { at: clock.now().getTime(), prices };
    vainAt = undefined;
    return prices;
  };
  return async () => {
    const now = clock.now().getTime();
    if (cached && Math.abs(now - cached.at) < freshMilliseconds) return cached.prices;
    asking ??= read().finally(() => {
      asking = undefined;
    });
    // Without this line, a rejection would be unhandled if every caller has timed out.
    asking.catch(() => undefined);
    if (vainAt !== undefined && Math.abs(now - vainAt) < cooldownMilliseconds) return null;
    const current = asking;
    if (await within(patience, current)) return current;
    vainAt = now;
    return null;
  };
}

async function readPrices(
  ask: AskStripe,
  ids: readonly string[],
  warn: (sentence: string) => void,
): Promise<readonly PremiumPrice[]> {
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
  return prices;
}

const intervals = ['day', 'week', 'month', 'year'] as const;
