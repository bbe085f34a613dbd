/** One message of an alert to one contact by one way, as the server knows it (docs/protocol.md). */
export interface Delivery {
  readonly id: string;
  readonly event_id: string;
  readonly contact_name: string;
  readonly channel: 'sms' | 'email';
  readonly state: 'queued' | 'sent' | 'delivered' | 'failed' | 'not_configured' | 'not_known';
  readonly reason: string | null;
  readonly interrupted: number;
  readonly next_try_at: string | null;
}

/** Whether the server still holds the message and will try to hand it over. */
export function isWaiting({ state, next_try_at }: Delivery): boolean {
  return state === 'queued' || (state === 'not_known' && next_try_at !== null);
}

/** Whether more may be learnt of a message in a while: it will be tried, or the provider is being asked. */
export function mayChange(delivery: Delivery): boolean {
  return isWaiting(delivery) || (delivery.state === 'sent' && delivery.channel === 'sms');
}

/** Whether the server has let the message out of its hands, or still will. Only then may anything be said to be on its way. */
export function isOnItsWay(delivery: Delivery): boolean {
  return isWaiting(delivery) || delivery.state === 'sent' || delivery.state === 'delivered';
}

/** Whether nobody needs another way meanwhile: it was taken, or its first try is about to be made. */
export function isInGoodHands({ state, reason }: Delivery): boolean {
  return state === 'sent' || state === 'delivered' || (state === 'queued' && reason === null);
}
