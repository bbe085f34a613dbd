import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { within } from './clock.ts';
import type { Server } from './create-server.ts';

/** How many milliseconds requests have to end after the drain begins. It is longer than a user's statement timeout. */
const requestPatience = 10_000;
/** How many milliseconds jobs have to end. It is longer than the timeout of a text message provider or payment provider. */
const jobPatience = 30_000;

interface Draining {
  http: HttpServer;
  server: Server;
  answered: () => Promise<void>;
  stopWork: (milliseconds: number) => Promise<number>;
  logger: Logger;
}

/**
 * Accepts no more connections, closes the sockets of realtime/v1, and lets current work end. It waits at most `requestPatience`
 * for requests and `jobPatience` for jobs. Then it cuts the rest: it closes all connections. Jobs that were cut are run again
 * later.
 */
export async function drain({ http, server, answered, stopWork, logger }: Draining): Promise<void> {
  http.close();
  const ended = async () => {
    await Promise.all([server.close(), answered()]);
    http.closeIdleConnections();
  };
  const [inTime, left] = await Promise.all([within(requestPatience, ended()), stopWork(jobPatience)]);
  if (!inTime) logger.warn('requests took too long and were cut');
  if (left > 0)
    logger.warn({ jobs: left }, 'jobs took too long and were cut: they are run again, after a look at what was done');
  // Close all connections, even idle ones. Otherwise a client could send a request on a connection after the database
  // is closed.
  http.closeAllConnections();
}

/** Counts the pending responses of an HTTP server. Returns a function that resolves when there are none. */
export function watchAnswers(http: HttpServer): () => Promise<void> {
  let underway = 0;
  let none: () => void = () => undefined;
  http.on('request', (_request, response: ServerResponse) => {
    underway += 1;
    response.once('close', () => {
      underway -= 1;
      if (underway === 0) none();
    });
  });
  return () => (underway === 0 ? Promise.resolve() : new Promise((resolve) => (none = resolve)));
}
