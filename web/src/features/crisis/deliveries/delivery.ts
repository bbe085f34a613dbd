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

/**
 * Whether the server will still try to send the message. The message is queued, or the result of its last attempt is
 * unknown and a next attempt is planned.
 */
export function isWaiting({ state, next_try_at }: Delivery): boolean {
  return state === 'queued' || (state === 'not_known' && next_try_at !== null);
}

/**
 * Whether the status may still change. The server will try to send the message, or still asks the SMS provider whether the
 * message arrived.
 */
export function mayChange(delivery: Delivery): boolean {
  return isWaiting(delivery) || (delivery.state === 'sent' && delivery.channel === 'sms');
}

/** Whether the server has sent the message or will send it. Only then may the page say that the message is on its way. */
export function isOnItsWay(delivery: Delivery): boolean {
  return isWaiting(delivery) || delivery.state === 'sent' || delivery.state === 'delivered';
}

/**
 * Whether the provider or mail server has accepted the message, or the message awaits its first attempt. In all other cases
 * the page offers the person other ways to reach the contact.
 */
export function isInGoodHands({ state, reason }: Delivery): boolean {
  return state === 'sent' || state === 'delivered' || (state === 'queued' && reason === null);
}
