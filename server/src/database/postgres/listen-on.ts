import pg from 'pg';
import type { ChannelListener } from '../port.ts';
import { listenTo } from '../transactions/channel-listeners.ts';
import { connectionErrorOf } from './client-session.ts';

/** How often a silent connection is checked, and how long to wait for the response, in milliseconds. */
const askEvery = 30_000;
const patience = 10_000;
/** The delays before each attempt to reopen a lost connection, in milliseconds. */
const delays = [100, 500, 2_000, 5_000, 10_000];

/**
 * Listens to a channel on a separate connection. `LISTEN` belongs to a session, so it would be lost on a pooler that
 * shares connections between transactions. Reopens a lost connection until listening is stopped.
 */
export async function listenOn(
  url: string,
  channel: string,
  channelListener: ChannelListener,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let losses = 0;
  let isOver = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'cogn: changes',
    });
    // Without an `error` listener, Node would end the process.
    next.on('error', () => {});
    next.on('notification', ({ payload }) => {
      channelListener.notified(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(listenTo(channel));
    } catch (error) {
      void next.end().catch(() => undefined);
      throw connectionErrorOf(error);
    }
    client = next;
    next.once('end', () => lost(next));
    watch(next);
  };

  /** Queries the connection regularly. Otherwise, if the other end is gone, hours may pass without an error. */
  const watch = (watched: pg.Client) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watched.query('select 1').then(
        () => {
          losses = 0;
          if (client === watched) watch(watched);
        },
        () => lost(watched),
      );
    }, askEvery);
    timer.unref();
  };

  const lost = (gone: pg.Client) => {
    if (client !== gone || isOver) return;
    client = undefined;
    void gone.end().catch(() => undefined);
    again();
  };

  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        connect().then(
          () => {
            // Notifications may have been lost while there was no connection. If listening was stopped in the meantime,
            // only close the new connection.
            if (isOver) void client?.end().catch(() => undefined);
            else channelListener.interrupted();
          },
          () => {
            if (!isOver) again();
          },
        );
      },
      delays[Math.min(losses, delays.length - 1)],
    );
    timer.unref();
    losses += 1;
  };

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    // Ignore errors of a connection that is being closed.
    await client?.end().catch(() => undefined);
  };
}
