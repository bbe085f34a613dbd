import { BlockList, isIPv4 } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { sparingly } from '#logger.ts';
import { clientAddress } from './client-address.ts';

const hour = 3_600_000;
const localNetworks = new BlockList();
localNetworks.addSubnet('127.0.0.0', 8);
localNetworks.addSubnet('10.0.0.0', 8);
localNetworks.addSubnet('172.16.0.0', 12);
localNetworks.addSubnet('192.168.0.0', 16);
localNetworks.addSubnet('100.64.0.0', 10);
localNetworks.addSubnet('::1', 128, 'ipv6');
localNetworks.addSubnet('fc00::', 7, 'ipv6');
localNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * Returns a warning if SITE_URL is https but TRUST_PROXY is not set. Such a site needs a proxy for TLS, and without
 * TRUST_PROXY the server counts all users as one network address.
 */
export function proxyWarning({ siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>): string | undefined {
  if (trustProxy || !siteUrl.startsWith('https:')) return undefined;
  return (
    'TRUST_PROXY: SITE_URL is https, so a proxy stands in front, but it is not trusted: all people count as one network address, and anybody ' +
    'who tries to sign in again and again keeps everybody out for five minutes. Set TRUST_PROXY=true if the proxy is yours'
  );
}

/**
 * Logs `proxyWarning` at startup. The returned function logs another warning, at most once an hour, if an untrusted
 * peer on this machine or on a private network forwards a client's request.
 */
export function watchForProxy(settings: Pick<Config, 'siteUrl' | 'trustProxy'>, logger: Logger) {
  const { trustProxy } = settings;
  const atStart = proxyWarning(settings);
  if (atStart !== undefined) logger.warn(`${atStart} (npm run config)`);
  const warn = sparingly(hour, () => {
    logger.warn(
      'a request came by a proxy on this network (x-forwarded-for), which TRUST_PROXY does not trust: all people behind it count as one network address',
    );
  });
  return (isForwarded: boolean, peer: string | undefined) => {
    if (isForwarded && !trustProxy && peer !== undefined && isLocal(peer)) warn();
  };
}

function isLocal(peer: string): boolean {
  const plain = clientAddress(undefined, peer, false);
  return isIPv4(plain) ? localNetworks.check(plain) : localNetworks.check(peer.split('%')[0] ?? peer, 'ipv6');
}
