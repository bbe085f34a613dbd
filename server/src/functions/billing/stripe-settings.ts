import { z } from 'zod';

/** How payments are taken. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The prices that a person can choose from, by their ids at Stripe and in the order of the page. */
  prices: readonly string[];
  /** Where Stripe's programming interface is. */
  url: string;
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** The environment's variables for payments. Their messages never quote a value. */
export const stripeVariables = {
  COGN_STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, which starts with sk_ or rk_')
    .optional(),
  COGN_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the signing secret of Stripe's webhook, which starts with whsec_")
    .optional(),
  COGN_STRIPE_PRICES: list
    .refine((ids) => ids.length <= 4 && ids.every((id) => /^price_\w+$/.test(id)), {
      message: 'must be one to four ids of prices such as price_123,price_456',
    })
    .optional(),
  COGN_STRIPE_URL: z
    .string()
    .refine(isSafe, { message: 'must be an address that starts with https://, or with http:// on this machine' })
    .default('https://api.stripe.com'),
};

type StripeVariables = z.output<z.ZodObject<typeof stripeVariables>>;

/** All of the settings, none (`undefined`), or a sentence that says what is missing: a key without its webhook would take money and give nothing. */
export function readStripe(value: StripeVariables): StripeSettings | undefined | string {
  const { COGN_STRIPE_SECRET_KEY: secretKey, COGN_STRIPE_WEBHOOK_SECRET: webhookSecret, COGN_STRIPE_PRICES: prices } = value;
  if (!secretKey && !webhookSecret && !prices?.length) return undefined;
  if (!secretKey || !webhookSecret || !prices?.length)
    return 'COGN_STRIPE_SECRET_KEY: works only together with COGN_STRIPE_WEBHOOK_SECRET and COGN_STRIPE_PRICES';
  return { secretKey, webhookSecret, prices, url: value.COGN_STRIPE_URL };
}

function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
