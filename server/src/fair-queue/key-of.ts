import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Claims, UserOptions } from '#database/port.ts';

/** Whom a transaction is counted for: a person, or a network address where nobody signed in. */
export function keyOf({ role, sub }: Claims, address: string | undefined): string {
  return sub ?? `${role} ${address ?? ''}`;
}

/** Networks that stand for nobody in particular: this machine and private ones, where a proxy or a container is. One list a family, since Node maps IPv4 into `::`. */
const unknown = { ipv4: new BlockList(), ipv6: new BlockList() };
const privateIpv4 = { '127.0.0.0': 8, '10.0.0.0': 8, '172.16.0.0': 12, '192.168.0.0': 16, '169.254.0.0': 16 };
const privateIpv6 = { '::': 64, 'fc00::': 7, 'fe80::': 10 };
for (const [network, bits] of Object.entries(privateIpv4)) unknown.ipv4.addSubnet(network, bits);
for (const [network, bits] of Object.entries(privateIpv6)) unknown.ipv6.addSubnet(network, bits, 'ipv6');

/**
 * The network that a request is counted for beside its person; undefined where the address says nothing. Behind a proxy without TRUST_PROXY everybody has the
 * proxy's address, and one attacker must not have all refused.
 */
export function networkOf({ address }: UserOptions): string | undefined {
  if (address === undefined) return undefined;
  const plain = address.replace(/\/64$/, '');
  if (isIP(plain) === 0) return undefined;
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  return unknown[family].check(plain, family) ? undefined : address;
}
