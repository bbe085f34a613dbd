import { AsyncLocalStorage } from 'node:async_hooks';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Claims, UserOptions } from '#database/port.ts';

/** The queue's view of a request's client. */
interface Client extends Pick<UserOptions, 'isGone'> {
  address: string;
  /** The user of the request's token, after its signature was verified. */
  user?: string;
}

const clients = new AsyncLocalStorage<Client | undefined>();

/** Runs a request handler. Its transactions count for its client, and do not begin after the client has disconnected. */
export const runForClient = <T>(client: Client, answer: () => T): T => clients.run(client, answer);

/** The client of the current request; undefined for jobs and the server's own work. */
export const currentClient = (): Client | undefined => clients.getStore();

/** Runs the server's own work that a request triggered. Neither this work nor its timers count for that request's client. */
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

/** The key that pays for a transaction: the user, or the network address of an unauthenticated client. */
export function keyOf({ role, sub }: Claims, address: string | undefined): string {
  return sub ?? `${role} ${address ?? ''}`;
}

/**
 * Networks that identify no client: loopback and private ones, as with a proxy or a container. One list for each
 * family, since Node maps IPv4 into `::`.
 */
const unknown = { ipv4: new BlockList(), ipv6: new BlockList() };
const privateIpv4 = { '127.0.0.0': 8, '10.0.0.0': 8, '172.16.0.0': 12, '192.168.0.0': 16, '169.254.0.0': 16 };
const privateIpv6 = { '::': 64, 'fc00::': 7, 'fe80::': 10 };
for (const [network, bits] of Object.entries(privateIpv4)) unknown.ipv4.addSubnet(network, bits);
for (const [network, bits] of Object.entries(privateIpv6)) unknown.ipv6.addSubnet(network, bits, 'ipv6');

/**
 * The network that a request counts for besides its user; undefined if the address identifies none. Behind a proxy
 * without TRUST_PROXY all users share the proxy's address, and one attacker must not block all of them.
 */
export function networkOf({ address }: UserOptions): string | undefined {
  if (address === undefined) return undefined;
  const plain = address.replace(/\/64$/, '');
  if (isIP(plain) === 0) return undefined;
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  return unknown[family].check(plain, family) ? undefined : address;
}
