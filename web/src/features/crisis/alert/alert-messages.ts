import { isOnItsWay, isWaiting, type Delivery } from '../deliveries/delivery.ts';
import type { NoAlert } from './send-alert.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { serverSettings, type AlertWay } from '#core/server/server-settings.ts';
import type { Contact } from '../crisis-tables.ts';

interface Known {
  readonly sending: boolean;
  readonly outcome: 'accepted' | NoAlert;
  readonly deliveries: readonly Delivery[];
}

/** Whether the server accepted the alert. Existing deliveries prove this even if the server's response was lost. */
export function wasTaken({ outcome, deliveries }: Omit<Known, 'sending'>): boolean {
  return outcome === 'accepted' || deliveries.length > 0;
}

/** The message keys for an alert's status. The texts never claim more than the device knows. */
export function alertMessages(known: Known) {
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

/**
 * The channels by which this server sends alerts. An older server does not report them. The page then assumes SMS and mail,
 * and each message shows its delivery status.
 */
export const serverWays = (): readonly AlertWay[] => serverSettings().alertsBy ?? ['sms', 'email'];

/** The channels by which the server can reach this contact. */
export function waysTo({ email }: Pick<Contact, 'email'>, ways: readonly AlertWay[]): readonly AlertWay[] {
  return ways.filter((way) => way === 'sms' || email);
}

/** Returns a function that names the channels, or gives undefined if there are none. */
export function useWordOfWays(): (ways: readonly AlertWay[]) => string | undefined {
  const t = useMessages('crisis');
  const way = useMessages('deliveries');
  return (ways) => (ways.length > 1 ? t('bothWays') : ways[0] && way(ways[0]));
}
