import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The network address that limits are counted by: of IPv4 the whole, of IPv6 the first 64 bits, which one household or server has to itself.
 * Behind a proxy of ours it is the last entry of `x-forwarded-for`, the one that the proxy wrote; those before it are the caller's own words.
 * `forwardedFor` is that header as it came, if it did; `peer` the address of the socket's other end.
 */
export function clientAddress(forwardedFor: string | undefined, peer: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (peer ?? 'in-process');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${leadingGroups(address, 4)}::/64` : address;
}

/** The same, too coarse to identify one person: for logs. */
export function coarseNetwork(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = address.endsWith('::/64') ? address.slice(0, -'::/64'.length).split(':') : [];
  return groups.length > 0 ? `${groups.slice(0, 3).join(':')}::/48` : address;
}

/** The first groups of an IPv6 address, `::` written out. */
function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, count).join(':');
}
