import pg from 'pg';
import type { ChannelListener } from '../port.ts';
import { listenTo } from '../transactions/channel-listeners.ts';
import { connectionErrorOf } from './client-session.ts';

/** In milliseconds: the interval of checks on a silent connection, and their timeout. */
const askEvery = 30_000;
const patience = 10_000;
/** In milliseconds: the delays before a lost connection is reopened, longer each time. */
const delays = [100, 500, 2_000, 5_000, 10_000];

/**
 * Listens to a channel on a separate connection, because listening belongs to a session: a pooler that shares
 * connections between transactions would lose it. Reopens a lost connection until it is stopped.
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
    // Without a listener, Node would end the process.
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

  /** A connection whose other end is gone may stay silent for hours, so query it. */
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
            // Notifications may have been lost meanwhile. If listening was stopped while it connected, only close the
            // connection.
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
    // Errors of a closing connection do not matter.
    await client?.end().catch(() => undefined);
  };
}
