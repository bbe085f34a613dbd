import type { TextDeliveryStatus } from './sms.ts';

/** What Twilio's word for a message's state means here. A word that is not known counts as under way. */
export function deliveryStatusOf(status: string, errorCode: unknown): TextDeliveryStatus {
  const code = /^\d{1,10}$/.test(String(errorCode)) ? String(errorCode) : undefined;
  if (status === 'delivered' || status === 'read') return { fate: 'delivered' };
  if (status === 'undelivered' || status === 'failed' || status === 'canceled') return { fate: 'failed', code };
  return { fate: 'underway' };
}
