import { queryClient, type RowsKey } from '#core/row-cache/query-client.ts';
import { refetchRows } from '#core/row-cache/settle-in-memory.ts';
import { sessionStore } from '#core/session/session.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { keepChannel } from './keep-channel.ts';
import { openChannel } from './open-channel.ts';

/** Stands for what the server says of several tables at once, as in statistics: a name with a stroke, which no table has. */
const sums = '/';

/**
 * Lets what other devices of this person change appear here, until the answered function is called (decision 57). Told are names of tables alone: their
 * rows are fetched again, as when the page is looked at again, so that what waits here and what is being typed stay as they are.
 */
export function followChanges(userId: string): () => void {
  const { url, anonKey } = serverSettings();
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?${String(new URLSearchParams({ apikey: anonKey, vsn: '2.0.0' }))}`;
  const ask = askInTurn((name) => (name === sums ? askForSums(userId) : refetchRows(userId, [name])));

  const kept = keepChannel({
    open: (setup) => openChannel({ ...setup, address, openSocket: (where) => new WebSocket(where) }),
    accessToken: () => sessionStore.accessToken(),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === 'hidden',
    changed: (tables) => [...tables, sums].forEach(ask),
    missed: (sinceBefore) =>
      void queryClient.invalidateQueries({ queryKey: ['rows', userId] }, { cancelRefetch: !sinceBefore }),
    random: Math.random,
  });

  const look = () => (document.visibilityState === 'hidden' ? kept.hidden() : kept.seen());
  const stops = [
    on(document, 'visibilitychange', look),
    on(window, 'focus', look),
    on(window, 'online', kept.online),
    on(window, 'offline', kept.leave),
    // A page that is put away with an open connection is not kept for the way back.
    on(window, 'pagehide', kept.leave),
    on(window, 'pageshow', look),
    sessionStore.events.on((_event, session) => {
      if (session?.user.id === userId) kept.renew(session.access_token);
      else kept.stop();
    }),
    kept.stop,
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
 * Asks for what a name stands for, and when it is called for meanwhile, once more after the answer: while changes keep coming, as in a long import, no
 * question is broken off by the next, and the last answer is newer than the last change.
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
