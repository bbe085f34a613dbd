import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Claims, UserOptions } from '#database/port.ts';

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
