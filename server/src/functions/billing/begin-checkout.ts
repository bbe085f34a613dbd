import { Refusal } from '#errors.ts';
import type { Language } from '#mail/language.ts';
import { addReading } from './billing-jobs.ts';
import { findPlan } from './billing-state.ts';
import { makeCustomer } from './customer-of.ts';
import { followCustomer, type Following } from './follow-customer.ts';

/** Stripe's page in the person's language. */
const locales = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh' } as const;
/** After so long it is looked whether a payment came of which no event told. */
const lookAfterMinutes = 15;

interface Wish {
  userId: string;
  price: string;
  language: Language;
  siteUrl: string;
}

/** Begins a purchase, and answers where Stripe's own page for it is. Refuses whoever pays already; another purchase of theirs that lies open is closed. */
export async function beginCheckout(following: Following, { userId, price, language, siteUrl }: Wish): Promise<string> {
  const { database, clock, ask } = following;
  const customer = await makeCustomer(database, ask, userId);
  await followCustomer(following, customer);
  if ((await findPlan(database, userId)).plan !== 'none') throw new Refusal('billing_subscribed');
  const open = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const { id } of open.data) await ask((stripe) => stripe.checkout.sessions.expire(id));
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      locale: locales[language],
      success_url: `${siteUrl}/pricing?checkout=done`,
      cancel_url: `${siteUrl}/pricing?checkout=left`,
      subscription_data: { metadata: { cogn_account: userId } },
    }),
  );
  if (!session.url) throw new Refusal('billing_not_reached');
  const now = clock.now();
  const runAt = new Date(now.getTime() + lookAfterMinutes * 60_000);
  await database.asOwner((transaction) => addReading(transaction, { customer, now, runAt }));
  return session.url;
}
