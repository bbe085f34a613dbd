/** One message of an alert to one contact by one channel, as the server reports it (docs/protocol.md). */
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

/** Whether the message is still queued, and the server will try to send it. */
export function isWaiting({ state, next_try_at }: Delivery): boolean {
  return state === 'queued' || (state === 'not_known' && next_try_at !== null);
}

/** Whether the status may still change: the server will try again, or asks the provider. */
export function mayChange(delivery: Delivery): boolean {
  return isWaiting(delivery) || (delivery.state === 'sent' && delivery.channel === 'sms');
}

/** Whether the server has sent the message or will send it. Only then may the page say that the message is on its way. */
export function isOnItsWay(delivery: Delivery): boolean {
  return isWaiting(delivery) || delivery.state === 'sent' || delivery.state === 'delivered';
}

/**
 * Whether the message was accepted or awaits its first attempt. If not, the page offers the person other ways to reach the
 * contact.
 */
export function isInGoodHands({ state, reason }: Delivery): boolean {
  return state === 'sent' || state === 'delivered' || (state === 'queued' && reason === null);
}
