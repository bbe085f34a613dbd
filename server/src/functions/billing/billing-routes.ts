import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/caller.ts';
import { limitByMinute } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { Language } from '#mail/language.ts';
import type { FunctionDependencies } from '../product-function.ts';
import { withAccountLease } from './account-lease.ts';
import { pollCheckoutNow } from './await-checkout.ts';
import { beginCheckout } from './begin-checkout.ts';
import { findPlan, findReceipts } from './billing-state.ts';
import { changeRenewal } from './renewal.ts';
import type { CustomerDependencies } from './sync-customer.ts';
import { premiumPrices } from './premium-prices.ts';
import { StripeRequestError, type StripeSettings } from './stripe-client.ts';
import { acceptEvent } from './accept-event.ts';
import { watchEvents } from './watch-stripe.ts';

interface BillingDependencies
  extends CustomerDependencies, Pick<FunctionDependencies, 'keys' | 'metrics' | 'sessionIsAlive' | 'wake'> {
  settings: StripeSettings;
  siteUrl: string;
}

/** Maximum reads of one user per minute. The plans page polls every few seconds while it waits for a payment. */
const readsAMinute = 60;
/** Maximum costly requests of one user per minute. Each sends several requests to Stripe. */
const changesAMinute = 10;
const noStore = { 'cache-control': 'no-store' };
const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const satisfies readonly Language[];
const checkoutBody = z.object({ price: z.string().max(255), language: z.enum(languages).default('pt') });

/** functions/v1/billing: plan and prices; buying, ending and resuming a renewal; and Stripe's webhook. */
export function billingRoutes(dependencies: BillingDependencies): Hono<RequestEnvironment> {
  const { database, clock, ask, keys, logger, metrics, settings, siteUrl, sessionIsAlive, wake } = dependencies;
  const limits = { read: limitByMinute(readsAMinute), change: limitByMinute(changesAMinute) };
  const prices = premiumPrices({ ask, clock, ids: settings.prices, patience: settings.pricePatience }, (sentence) => {
    logger.error(sentence);
  });
  const person = async (request: Request, kind: keyof typeof limits) => {
    const { userId } = await callingPerson(request, keys, sessionIsAlive);
    await limits[kind](userId);
    return userId;
  };
  const oneByOne = <T>(userId: string, work: () => Promise<T>) => withAccountLease({ database, clock, userId }, work);
  const countEvent = watchEvents({ clock, logger, metrics });
  const routes = new Hono<RequestEnvironment>();

  routes.get('/billing', async (context) => {
    const userId = await person(context.req.raw, 'read');
    const { plan, at, price, payUrl } = await findPlan(database, userId);
    if (plan === 'none' && (await pollCheckoutNow(dependencies, userId))) wake();
    const receipts = await findReceipts(database, userId);
    // If Stripe is unreachable, only the prices are missing: the plan comes from this database.
    const offered = await prices().catch((error: unknown) => {
      logStripeError(logger, error);
      return null;
    });
    const state = { plan, at, price, pay_url: payUrl, prices: offered, receipts };
    return context.json(state, 200, noStore);
  });

  routes.post('/billing/checkout', async (context) => {
    const userId = await person(context.req.raw, 'change');
    const { price, language } = await readBody(context.req.raw, checkoutBody);
    if (!settings.prices.includes(price)) throw new Refusal('validation_failed', { message: 'price: is not sold here' });
    const begin = () => beginCheckout(dependencies, { userId, price, language, siteUrl });
    const url = await reached(logger, () => oneByOne(userId, begin));
    return context.json({ url }, 200, noStore);
  });

  for (const [path, goesOn] of [
    ['/billing/cancel', false],
    ['/billing/resume', true],
  ] as const)
    routes.post(path, async (context) => {
      const userId = await person(context.req.raw, 'change');
      await reached(logger, () => oneByOne(userId, () => changeRenewal(dependencies, userId, goesOn)));
      const { plan, at } = await findPlan(database, userId);
      return context.json({ plan, at }, 200, noStore);
    });

  routes.post('/billing/stripe', async (context) => {
    const taking = { database, clock, webhookSecret: settings.webhookSecret };
    const isNew = await acceptEvent(taking, context.req.raw).catch((error: unknown) => {
      if (error instanceof Refusal) countEvent('refused');
      throw error;
    });
    countEvent(isNew ? 'taken' : 'again');
    if (isNew) wake();
    return context.json({ received: true }, 200, noStore);
  });
  return routes;
}

async function reached<T>(logger: Logger, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof StripeRequestError)) throw error;
    logStripeError(logger, error);
    throw new Refusal('billing_not_reached');
  }
}

function logStripeError(logger: Logger, error: unknown): void {
  if (!(error instanceof StripeRequestError)) throw error;
  logger.warn({ code: error.code, stripeRequest: error.requestId }, 'Stripe could not be asked, or refused');
}
