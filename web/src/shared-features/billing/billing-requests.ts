import { currentLanguage } from '#core/messages/messages.ts';
import { askServer } from '#core/wire/ask-server.ts';

const path = 'functions/v1/billing';

/** A price that premium can be had for, as Stripe names it. */
export interface PremiumPrice {
  readonly id: string;
  /** In the currency's smallest unit. */
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

/** What the server last read at Stripe of this person. */
export interface Billing {
  readonly plan: 'none' | 'renews' | 'ends' | 'unpaid';
  readonly at: string | null;
  /** Which of the prices is paid. */
  readonly price: string | null;
  /** Where an invoice that could not be collected can be paid. */
  readonly pay_url: string | null;
  /** Null: Stripe could not be asked. */
  readonly prices: readonly PremiumPrice[] | null;
  readonly receipts: readonly Receipt[];
}

/** Rejects as `askServer` does. */
export async function readBilling(): Promise<Billing> {
  return (await (await askServer(path, { method: 'GET' })).json()) as Billing;
}

/** Begins a purchase; answers where Stripe's page for it is. Rejects as `askServer` does. */
export async function beginCheckout(price: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ price, language: currentLanguage() });
  const answer = await askServer(`${path}/checkout`, { method: 'POST', headers, body });
  return ((await answer.json()) as { url: string }).url;
}

/** Ends the renewal, or lets it go on after all. Rejects as `askServer` does. */
export async function changeRenewal(deed: 'cancel' | 'resume'): Promise<void> {
  await askServer(`${path}/${deed}`, { method: 'POST' });
}
