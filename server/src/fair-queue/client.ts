import { AsyncLocalStorage } from 'node:async_hooks';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Claims, UserOptions } from '#database/port.ts';

/** The client of a request, as the fair queue sees it. */
interface Client extends Pick<UserOptions, 'isGone'> {
  address: string;
  /** The user of the request's token; set after the token's signature was verified. */
  user?: string;
}

const clients = new AsyncLocalStorage<Client | undefined>();

/**
 * Runs a request handler. The fair queue counts the handler's transactions as usage of this client. After the client has
 * disconnected, the queue starts no more transactions in the user's role (`asUser`).
 */
export const runForClient = <T>(client: Client, answer: () => T): T => clients.run(client, answer);

/** The client of the current request; undefined for jobs and the server's own work. */
export const currentClient = (): Client | undefined => clients.getStore();

/**
 * Runs the server's own work during a request, such as notifying a realtime listener. Neither this work nor its timers
 * count for the request's client.
 */
export const runForNobody = <T>(work: () => T): T => clients.run(undefined, work);

/**
 * From now on, the request's owner transactions (`asOwner`) count for this user instead of the client's network
 * address. So users who share an address do not wait for each other. Pass only the user of a verified token: with
 * invented names, a client could get any number of places in the queue.
 */
export function countForUser(user: string): void {
  const client = currentClient();
  if (client) client.user = user;
}

/** The key under which a transaction is counted: the user, or the network address of an unauthenticated client. */
export function keyOf({ role, sub }: Claims, address: string | undefined): string {
  return sub ?? `${role} ${address ?? ''}`;
}

/**
 * Loopback and private networks. They do not identify a client, because a proxy or a container host has such an
 * address. IPv4 and IPv6 have separate lists: Node maps IPv4 addresses into `::/64`, so a common list would match every
 * IPv4 address.
 */
const unknown = { ipv4: new BlockList(), ipv6: new BlockList() };
const privateIpv4 = { '127.0.0.0': 8, '10.0.0.0': 8, '172.16.0.0': 12, '192.168.0.0': 16, '169.254.0.0': 16 };
const privateIpv6 = { '::': 64, 'fc00::': 7, 'fe80::': 10 };
for (const [network, bits] of Object.entries(privateIpv4)) unknown.ipv4.addSubnet(network, bits);
for (const [network, bits] of Object.entries(privateIpv6)) unknown.ipv6.addSubnet(network, bits, 'ipv6');

/**
 * The network whose usage grows with a request, in addition to the user's usage. Undefined for a private address, because
 * it may be a proxy's. Without TRUST_PROXY, all users behind a proxy have its address, and one attacker must not block all
 * of them.
 */
export function networkOf({ address }: UserOptions): string | undefined {
  if (address === undefined) return undefined;
  const plain = address.replace(/\/64$/, '');
  if (isIP(plain) === 0) return undefined;
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  return unknown[family].check(plain, family) ? undefined : address;
}
