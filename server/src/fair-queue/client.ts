import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserOptions } from '#database/port.ts';

/** The client of a request, as far as the queue must know it. */
interface Client extends Pick<UserOptions, 'isGone'> {
  address: string;
  /** The user of the request's token, once its signature was checked. */
  user?: string;
}

const clients = new AsyncLocalStorage<Client | undefined>();

/** Runs what answers a request, so that its transactions are counted for its client and do not begin after the client has hung up. */
export const runForClient = <T>(client: Client, answer: () => T): T => clients.run(client, answer);

/** The client whose request is being answered; undefined for jobs and whatever else the server does by itself. */
export const currentClient = (): Client | undefined => clients.getStore();

/** Runs what the server does by itself, though a request set it off: neither it nor any timer it starts is counted for that request's client. */
export const runForNobody = <T>(work: () => T): T => clients.run(undefined, work);

/**
 * Counts what the current request asks of the owner from here on for this user, no longer for its address: neighbours behind one address do not wait for each other.
 * Only for the subject of a verified token: a name that a client may choose would give it as many places in the queue as it wants.
 */
export function countForUser(user: string): void {
  const client = currentClient();
  if (client) client.user = user;
}
