import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { within } from './clock.ts';
import type { Server } from './create-server.ts';

/** How long requests may take after the drain has begun: longer than the database lets a person's statement run. */
const requestPatience = 10_000;
/** How long jobs may take: longer than it takes until a provider of text messages or payments that does not answer is given up. */
const jobPatience = 30_000;

interface Draining {
  http: HttpServer;
  server: Server;
  answered: () => Promise<void>;
  stopWork: (milliseconds: number) => Promise<number>;
  logger: Logger;
}

/** Stops accepting connections and finishes current work: requests get their whole response, sockets of realtime/v1 are closed, jobs end. */
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
  // A connection that is kept for another request would meet a closed database.
  http.closeAllConnections();
}

/** Counts the answers of an HTTP server that are under way. Returns a function that resolves once none is. */
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
