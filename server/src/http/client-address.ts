import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The network address by which limits count requests: a whole IPv4 address, or the first 64 bits of an IPv6 address.
 * One household or server has all addresses with the same 64 bits. `peer` is the address at the other end of the
 * socket, and `forwardedFor` the value of `x-forwarded-for`. Behind a trusted proxy, the client is the last entry of
 * that header, which the proxy wrote. The client may have invented the earlier entries.
 */
export function clientAddress(forwardedFor: string | undefined, peer: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (peer ?? 'in-process');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${leadingGroups(address, 4)}::/64` : address;
}

/** Truncates the address for logs, so that it identifies no single person. */
export function coarseNetwork(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = address.endsWith('::/64') ? address.slice(0, -'::/64'.length).split(':') : [];
  return groups.length > 0 ? `${groups.slice(0, 3).join(':')}::/48` : address;
}

/** The first groups of an IPv6 address, with `::` expanded. */
function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, count).join(':');
}
