import { useMessages } from '#core/messages/use-messages.ts';
import { serverSettings, type AlertWay } from '#core/wire/server-settings.ts';
import type { Contact } from '../contact.ts';

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
