import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserOptions } from '#database/port.ts';

/** The queue's view of a request's client. */
interface Client extends Pick<UserOptions, 'isGone'> {
  address: string;
  /** The user of the request's token, after its signature was verified. */
  user?: string;
}

const clients = new AsyncLocalStorage<Client | undefined>();

/**
 * Runs a request handler. Its transactions count for its client, and do not begin after the client has disconnected.
 */
export const runForClient = <T>(client: Client, answer: () => T): T => clients.run(client, answer);

/** The client of the current request; undefined for jobs and the server's own work. */
export const currentClient = (): Client | undefined => clients.getStore();

/**
 * Runs the server's own work that a request triggered. Neither this work nor its timers count for that request's
 * client.
 */
export const runForNobody = <T>(work: () => T): T => clients.run(undefined, work);

/**
 * Counts the rest of the request's owner transactions for this user instead of the client's address, so that users
 * behind one address do not wait for each other. Only for the subject of a verified token: with a name of its choice, a
 * client could get any number of places in the queue.
 */
export function countForUser(user: string): void {
  const client = currentClient();
  if (client) client.user = user;
}
