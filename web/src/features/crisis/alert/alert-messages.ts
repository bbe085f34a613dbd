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

/** Whether the server took it: it said so, or it holds messages of it, as when only its answer was lost. */
export function wasTaken({ outcome, deliveries }: Omit<Known, 'sending'>): boolean {
  return outcome === 'accepted' || deliveries.length > 0;
}

/** The words for what is known of an alert, never more: a heading, and what explains it. */
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

/** The ways by which this server's messages reach people. An older server does not report them: then both are assumed, and each message shows its own status. */
export const serverWays = (): readonly AlertWay[] => serverSettings().alertsBy ?? ['sms', 'email'];

/** The ways by which the server writes to this contact. */
export function waysTo({ email }: Pick<Contact, 'email'>, ways: readonly AlertWay[]): readonly AlertWay[] {
  return ways.filter((way) => way === 'sms' || email);
}

/** The word for these ways; undefined: there is none. */
export function useWordOfWays(): (ways: readonly AlertWay[]) => string | undefined {
  const t = useMessages('crisis');
  const way = useMessages('deliveries');
  return (ways) => (ways.length > 1 ? t('bothWays') : ways[0] && way(ways[0]));
}
