import { currentLanguage } from '#core/messages/messages.ts';
import { askServer } from '#core/wire/ask-server.ts';

const path = 'functions/v1/billing';

/** A price of premium at Stripe. */
export interface PremiumPrice {
  readonly id: string;
  /** The amount in the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly every: 'day' | 'week' | 'month' | 'year';
  readonly count: number;
}

export interface Receipt {
  readonly id: string;
  readonly state: 'holds' | 'refunded' | 'disputed';
  readonly starts_at: string;
  readonly amount: number;
  readonly currency: string;
  readonly url: string | null;
}

/** The user's state at Stripe, as the server read it last. */
export interface Billing {
  readonly plan: 'none' | 'renews' | 'ends' | 'unpaid';
  readonly at: string | null;
  /** The id of the current price. */
  readonly price: string | null;
  /** The URL for paying an invoice that could not be collected. */
  readonly pay_url: string | null;
  /** The prices that the user can choose; null if Stripe was unreachable. */
  readonly prices: readonly PremiumPrice[] | null;
  readonly receipts: readonly Receipt[];
}

/** Reads the user's billing state. Rejects with the server's refusal, or with a TypeError if there is no response. */
export async function readBilling(): Promise<Billing> {
  return (await (await askServer(path, { method: 'GET' })).json()) as Billing;
}

/**
 * Starts a purchase and returns the URL of Stripe's page. Rejects with the server's refusal, or with a TypeError if there
 * is no response.
 */
export async function beginCheckout(price: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ price, language: currentLanguage() });
  const answer = await askServer(`${path}/checkout`, { method: 'POST', headers, body });
  return ((await answer.json()) as { url: string }).url;
}

/** Cancels or resumes the renewal. Rejects with the server's refusal, or with a TypeError if there is no response. */
export async function changeRenewal(action: 'cancel' | 'resume'): Promise<void> {
  await askServer(`${path}/${action}`, { method: 'POST' });
}
