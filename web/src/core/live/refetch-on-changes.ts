import { queryClient, type RowsKey } from '#core/row-cache/query-client.ts';
import { refetchRows } from '#core/row-cache/apply-write-to-cache.ts';
import { sessionStore } from '#core/session/session.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { maintainChannel } from './maintain-channel.ts';
import { openChannel } from './open-channel.ts';

/**
 * Statistics queries (`statistics/…`) aggregate several tables, so every change of a row makes them stale. Only the names of
 * these queries contain this character; table names never do.
 */
const sums = '/';

/**
 * Refetches rows that this person's other devices change, until the caller runs the returned function (decision 57).
 * Notifications carry only table names. The refetch keeps pending writes and typed text.
 */
export function refetchOnChanges(userId: string): () => void {
  const { url, anonKey } = serverSettings();
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?${String(new URLSearchParams({ apikey: anonKey, vsn: '2.0.0' }))}`;
  const ask = askInTurn((name) => (name === sums ? askForSums(userId) : refetchRows(userId, [name])));

  const channel = maintainChannel({
    open: (setup) => openChannel({ ...setup, address, openSocket: (where) => new WebSocket(where) }),
    accessToken: () => sessionStore.accessToken(),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === 'hidden',
    changed: (tables) => [...tables, sums].forEach(ask),
    missed: (sinceBefore) =>
      void queryClient.invalidateQueries({ queryKey: ['rows', userId] }, { cancelRefetch: !sinceBefore }),
    random: Math.random,
  });

  const onVisibility = () => (document.visibilityState === 'hidden' ? channel.hidden() : channel.seen());
  const stops = [
    on(document, 'visibilitychange', onVisibility),
    on(window, 'focus', onVisibility),
    on(window, 'online', channel.online),
    on(window, 'offline', channel.leave),
    // Close the channel when the browser leaves the page: a page with an open connection cannot enter the back/forward cache.
    on(window, 'pagehide', channel.leave),
    on(window, 'pageshow', onVisibility),
    sessionStore.events.on((_event, session) => {
      if (session?.user.id === userId) channel.renew(session.access_token);
      else channel.stop();
    }),
    channel.stop,
  ];
  return () => stops.forEach((stop) => stop());
}

function askForSums(userId: string): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: ['rows', userId],
    predicate: ({ queryKey }) => (queryKey as unknown as RowsKey)[2].includes(sums),
  });
}

function on(target: EventTarget, event: string, work: () => void): () => void {
  target.addEventListener(event, work);
  return () => target.removeEventListener(event, work);
}

/**
 * Returns a function that refetches by name, with one fetch at a time for each name. Calls during a fetch cause one more
 * fetch afterwards. A burst of changes, as in a long import, therefore cancels no fetch, and the last fetch starts after the
 * last change.
 */
export function askInTurn(ask: (name: string) => Promise<unknown>): (name: string) => void {
  const asking = new Set<string>();
  const again = new Set<string>();
  return function call(name: string): void {
    if (asking.has(name)) {
      again.add(name);
      return;
    }
    asking.add(name);
    void ask(name).finally(() => {
      asking.delete(name);
      if (again.delete(name)) call(name);
    });
  };
}
