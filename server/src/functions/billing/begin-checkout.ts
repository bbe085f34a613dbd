import type { Stripe } from 'stripe';
import { Refusal } from '#errors.ts';
import type { Language } from '#mail/language.ts';
import { awaitCheckout } from './await-checkout.ts';
import { findPlan } from './billing-state.ts';
import { leavingSince } from './correct-account.ts';
import { makeCustomer } from './customers-of.ts';
import { expireCheckout, openCheckouts } from './expire-checkouts.ts';
import { type Following, followAccount } from './follow-customer.ts';
import { idOf } from './recalculate-billing.ts';

/** Stripe's page in the person's language. */
const locales = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh' } as const;
/** A page that ends sooner is made again rather than shown again. */
const leastMinutes = 30;

interface CheckoutRequest {
  userId: string;
  price: string;
  language: Language;
  siteUrl: string;
}

/**
 * Begins a purchase, and answers where Stripe's own page for it is. Whoever asks for the same again gets the same page, so that two tabs cannot both be paid; another purchase of theirs
 * that lies open is closed. Refuses whoever pays already, and whose account ends. To be called while the account's lease is held.
 */
export async function beginCheckout(
  following: Following,
  { userId, price, language, siteUrl }: CheckoutRequest,
): Promise<string> {
  const { database, clock, ask } = following;
  if (await leavingSince(following, userId)) throw new Refusal('billing_account_ending');
  const customer = await makeCustomer(following, userId);
  await followAccount(following, userId);
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
  const open = await openCheckouts(following, userId);
  const again = open.find(isSame);
  for (const { id } of open) if (id !== again?.id) await expireCheckout(ask, id);
  const { id: session, url: page } = again ?? (await create());
  if (!page) throw new Refusal('billing_not_reached');
  await database.asOwner((transaction) => awaitCheckout(transaction, { userId, customer, session, now }));
  return page;
}
