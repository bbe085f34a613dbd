import { isOnItsWay, isWaiting, type Delivery } from '../deliveries/delivery.ts';
import type { NoAlert } from './send-alert.ts';

interface Known {
  readonly sending: boolean;
  readonly outcome: 'accepted' | NoAlert;
  readonly deliveries: readonly Delivery[];
}

/** Whether the server took it: it said so, or it holds messages of it, as when only its answer was lost. */
export function wasTaken({ outcome, deliveries }: Omit<Known, 'sending'>): boolean {
  return outcome === 'accepted' || deliveries.length > 0;
}

/** The words for what is known of an alert, never more: a heading, and what explains it. */
export function alertWords(known: Known) {
  if (known.sending) return { heading: 'sending', text: 'sendingText' } as const;
  if (!wasTaken(known)) {
    const { outcome } = known as { outcome: NoAlert };
    return { heading: 'failed', text: `no-${outcome}` } as const;
  }
  const { deliveries } = known;
  if (deliveries.length === 0) return { heading: 'accepted', text: undefined } as const;
  if (!deliveries.some(isOnItsWay)) return { heading: 'acceptedNotSent', text: 'nothingSent' } as const;
  return { heading: deliveries.some(isWaiting) ? 'accepted' : 'handedOver', text: 'acceptedText' } as const;
}
