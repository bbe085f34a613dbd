import type { Stripe } from 'stripe';
import { idOf } from './recalculate-billing.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

/** What this server sells: its prices, and the products that these are prices of. */
export interface Sold {
  prices: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

/** Asks Stripe once for the products of the configured prices, archived ones too: a price never changes its product. */
export function soldHere(ask: AskStripe, ids: readonly string[]): () => Promise<Sold> {
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

/** Whether a purchase on this server's page made the subscription: only then its metadata names the account. */
export const isMarked = ({ metadata }: { metadata: Stripe.Metadata | null }, userId: string) =>
  metadata?.['cogn_account'] === userId;

/** Whether a subscription is one to premium: bought on this server's page, or made by the operator with a price, also a former one, of a product that is sold here. */
export function isPremium(subscription: Stripe.Subscription, userId: string, sold: Sold): boolean {
  return (
    isMarked(subscription, userId) ||
    subscription.items.data.some(({ price }) => isSold(sold, price.id, idOf(price.product)))
  );
}

/** The same of an invoice whose subscription Stripe does not list any more, by the copy of its facts that the invoice keeps. */
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
