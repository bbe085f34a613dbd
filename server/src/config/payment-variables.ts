import type { StripeSettings } from '#functions/billing/stripe-client.ts';
import { ConfigError } from './read-variables.ts';
import { kinds } from './kinds.ts';
import type { Values, Variables } from './variable.ts';

export const paymentVariables = {
  COGN_STRIPE_SECRET_KEY: {
    kind: kinds.pattern(/^(sk|rk)_(test|live)_\w+$/, 'a secret key of Stripe, which starts with sk_ or rk_'),
    unset: 'none: nothing is sold',
    meaning: "Stripe's secret key, or a restricted one; set `COGN_STRIPE_WEBHOOK_SECRET` and `COGN_STRIPE_PRICES` too",
    example: 'rk_test_0000000000',
    secret: true,
  },
  COGN_STRIPE_WEBHOOK_SECRET: {
    kind: kinds.pattern(/^whsec_\S+$/, "the signing secret of Stripe's webhook, which starts with whsec_"),
    unset: 'none',
    meaning: 'the signing secret of the webhook',
    example: 'whsec_0000000000',
    secret: true,
  },
  COGN_STRIPE_PRICES: {
    kind: kinds.list('one to four ids of prices such as `price_123,price_456`', /^price_\w+$/, 4),
    unset: 'none',
    meaning: 'ids of the recurring prices that people choose from, in the order of the page',
    example: 'price_123,price_456',
  },
  COGN_STRIPE_URL: {
    kind: kinds.safeAddress,
    default: 'https://api.stripe.com',
    meaning: "the address of Stripe's API",
    example: 'http://localhost:9200',
  },
} as const satisfies Variables;

/**
 * Reads Stripe's settings. All of them must be set, or none: without the webhook, users would pay but not get premium.
 * Throws `ConfigError`.
 */
export function readStripe(value: Values<typeof paymentVariables>): StripeSettings | undefined {
  const { COGN_STRIPE_SECRET_KEY: secretKey, COGN_STRIPE_WEBHOOK_SECRET: webhookSecret, COGN_STRIPE_PRICES: prices } = value;
  if (!secretKey && !webhookSecret && !prices?.length) return undefined;
  if (!secretKey || !webhookSecret || !prices?.length) {
    throw new ConfigError(
      'COGN_STRIPE_SECRET_KEY: works only together with COGN_STRIPE_WEBHOOK_SECRET and COGN_STRIPE_PRICES',
    );
  }
  return { secretKey, webhookSecret, prices, url: value.COGN_STRIPE_URL };
}
