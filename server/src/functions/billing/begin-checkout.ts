import type { Stripe } from 'stripe';
import { Refusal } from '#errors.ts';
import type { Language } from '#mail/language.ts';
import { awaitCheckout } from './await-checkout.ts';
import { findPlan } from './billing-state.ts';
import { leavingSince } from './correct-subscriptions.ts';
import { makeCustomer } from './customers-of.ts';
import { expireCheckout, openCheckouts } from './expire-checkouts.ts';
import { type CustomerDependencies, syncAccount } from './sync-customer.ts';
import { idOf } from './recalculate-billing.ts';

/** Stripe's locale for each of our languages. */
const locales = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh' } as const;
/** An open payment page is replaced rather than reused if it expires in fewer minutes than this. */
const leastMinutes = 30;

interface CheckoutRequest {
  userId: string;
  price: string;
  language: Language;
  siteUrl: string;
}

/**
 * Begins a purchase and returns the address of Stripe's page for it. A repeated request for the same price gets the same page, so
 * that two tabs cannot both pay. Closes other open purchases of the user. Refuses users who already pay, and accounts that wait
 * for deletion. The caller must hold the account's lease.
 */
export async function beginCheckout(
  customerDependencies: CustomerDependencies,
  { userId, price, language, siteUrl }: CheckoutRequest,
): Promise<string> {
  const { database, clock, ask } = customerDependencies;
  if (await leavingSince(customerDependencies, userId)) throw new Refusal('billing_account_ending');
  const customer = await makeCustomer(customerDependencies, userId);
  await syncAccount(customerDependencies, userId);
  if ((await findPlan(database, userId)).plan !== 'none') throw new Refusal('billing_subscribed');
  const metadata = { cogn_account: userId, cogn_price: price };
  const wanted = {
    locale: locales[language],
    success_url: `${siteUrl}/pricing?checkout=done`,
    cancel_url: `${siteUrl}/pricing?checkout=left`,
  };
  const now = clock.now();
  const isSame = (open: Stripe.Checkout.Session) =>
    idOf(open.customer) === customer &&
    open.metadata?.['cogn_price'] === price &&
    open.locale === wanted.locale &&
    open.success_url === wanted.success_url &&
    open.expires_at * 1000 > now.getTime() + leastMinutes * 60_000;
  const create = () =>
    ask((stripe) =>
      stripe.checkout.sessions.create({
        ...wanted,
        mode: 'subscription',
        customer,
        client_reference_id: userId,
        line_items: [{ price, quantity: 1 }],
        metadata,
        subscription_data: { metadata: { cogn_account: userId } },
      }),
    );
  const open = await openCheckouts(customerDependencies, userId);
  const again = open.find(isSame);
  for (const { id } of open) if (id !== again?.id) await expireCheckout(ask, id);
  const { id: session, url: page } = again ?? (await create());
  if (!page) throw new Refusal('billing_not_reached');
  await database.asOwner((transaction) => awaitCheckout(transaction, { userId, customer, session, now }));
  return page;
}
