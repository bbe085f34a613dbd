import type { Stripe } from 'stripe';
import { idOf } from './recalculate-billing.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

/** The prices that this server sells, and their products. */
export interface Sold {
  prices: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

/**
 * Reads the products of the sold prices from Stripe, also archived ones. Asks Stripe only once, because a price never changes its
 * product.
 */
export function readSoldProducts(ask: AskStripe, ids: readonly string[]): () => Promise<Sold> {
  let cached: Promise<Sold> | undefined;
  const read = async (): Promise<Sold> => {
    const products = new Set<string>();
    for (const id of ids) {
      const price = await unlessMissing(ask((stripe) => stripe.prices.retrieve(id)));
      const product = idOf(price?.product);
      if (product !== undefined) products.add(product);
    }
    return { prices: new Set(ids), products };
  };
  return () => {
    cached ??= read().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

/** Whether the user bought the subscription on this server's page. Only such a subscription names the account in its metadata. */
export const isMarked = ({ metadata }: { metadata: Stripe.Metadata | null }, userId: string) =>
  metadata?.['cogn_account'] === userId;

/** Whether a subscription gives premium: bought on this server's page, or made by the operator for a sold product. */
export function isPremium(subscription: Stripe.Subscription, userId: string, sold: Sold): boolean {
  return (
    isMarked(subscription, userId) ||
    subscription.items.data.some(({ price }) => isSold(sold, price.id, idOf(price.product)))
  );
}

/**
 * Whether an invoice is for premium. Stripe may no longer list the invoice's subscription, so this function reads the copy of the
 * subscription's metadata and prices in the invoice.
 */
export function isPremiumInvoice({ parent, lines }: Stripe.Invoice, userId: string, sold: Sold): boolean {
  const metadata = parent?.subscription_details?.metadata ?? null;
  return (
    isMarked({ metadata }, userId) ||
    lines.data.some(({ pricing }) => {
      const details = pricing?.price_details;
      return details !== undefined && isSold(sold, idOf(details.price), details.product);
    })
  );
}

const isSold = ({ prices, products }: Sold, price: string | undefined, product: string | undefined) =>
  (price !== undefined && prices.has(price)) || (product !== undefined && products.has(product));
