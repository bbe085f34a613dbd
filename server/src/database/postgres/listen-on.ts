import pg from 'pg';
import type { Hearing } from '../port.ts';
import { listenTo } from '../transactions/hearings.ts';
import { connectionErrorOf } from './client-session.ts';

/** In milliseconds: how often a silent connection is asked whether it is still there, and how long it may take to say so. */
const askEvery = 30_000;
const patience = 10_000;
/** In milliseconds: how long after a loss the connection is made again, longer each time. */
const delays = [100, 500, 2_000, 5_000, 10_000];

/**
 * Listens to a channel on a connection of its own, since listening belongs to a session, not to a transaction: a pooler that shares connections would
 * lose it. Made again when it is lost, until it is ended.
 */
export async function listenOn(url: string, channel: string, hearing: Hearing): Promise<() => Promise<void>> {
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
      hearing.heard(payload ?? '');
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

  /** A connection whose other end is gone says nothing for hours: it is asked. */
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
            // Nobody knows what was said meanwhile. Ended while it connected: nobody asks.
            if (isOver) void client?.end().catch(() => undefined);
            else hearing.interrupted();
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
    // What is left of a connection that is just going down is no matter.
    await client?.end().catch(() => undefined);
  };
}
