import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { sparingly } from '#logger.ts';
import { clientAddress, coarseNetwork } from './client-address.ts';
import { edgeLimits } from './edge-limits.ts';

interface ConnectionLimit {
  trustProxy: boolean;
  ofAddress: number;
  /** Whether the server currently drops requests of this address. */
  isShutOut: (address: string) => boolean;
}

/**
 * Closes new connections if a network address, or all addresses together, have too many. Browsers retry. Behind a
 * trusted proxy every connection comes from the proxy, so only the total is limited.
 */
export function limitConnections(http: Server, limit: ConnectionLimit, logger: Logger): void {
  http.maxConnections = edgeLimits.connectionsInAll;
  const warn = sparingly(60_000, (network: string) => {
    logger.warn(
      { network },
      'more connections or requests than one network address may have: the newest connections are ended',
    );
  });
  http.on('drop', (dropped) => {
    warn(coarseNetwork(clientAddress(undefined, dropped?.remoteAddress, false)));
  });
  if (limit.trustProxy) return;
  const ofAddress = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const address = clientAddress(undefined, socket.remoteAddress, false);
    const before = ofAddress.get(address) ?? 0;
    if (before >= limit.ofAddress || limit.isShutOut(address)) {
      warn(coarseNetwork(address));
      socket.destroy();
      return;
    }
    ofAddress.set(address, before + 1);
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 0) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });
}
