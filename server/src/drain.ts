import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { within } from './clock.ts';
import type { Server } from './create-server.ts';

/** Milliseconds that requests have left when the drain begins: longer than the statement timeout of a user. */
const requestPatience = 10_000;
/** Milliseconds that jobs have left: longer than the timeout of a text message or payment provider. */
const jobPatience = 30_000;

interface Draining {
  http: HttpServer;
  server: Server;
  answered: () => Promise<void>;
  stopWork: (milliseconds: number) => Promise<number>;
  logger: Logger;
}

/**
 * Stops accepting connections and completes current work: requests get their whole response, sockets of realtime/v1 are
 * closed, jobs end.
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
  // An idle keep-alive connection would otherwise send a request to a closed database.
  http.closeAllConnections();
}

/** Counts the pending responses of an HTTP server. Returns a function that resolves once none is left. */
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
