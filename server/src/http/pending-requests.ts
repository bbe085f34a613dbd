import type { IncomingMessage, ServerResponse } from 'node:http';
import { edgeLimits } from './edge-limits.ts';

/** A request whose response is not complete. */
interface Exchange {
  address: string;
  outgoing: ServerResponse;
  /** Set when `sweep` first sees unread bytes: the time, and how many bytes the socket had sent by then. */
  answer?: { since: number; sentBefore: number };
}

/** The requests, of all network addresses, that have no complete response yet. */
export interface PendingRequests {
  /**
   * Counts a request until its response is complete or its socket is closed, and returns 'entered'. If a limit is
   * reached, does not count it, and returns which limit: 'address' (the requests of its network address) or 'all' (the
   * requests in total).
   */
  enter(address: string, outgoing: ServerResponse): 'entered' | 'address' | 'all';
  /** Disconnects clients that do not read their responses. The server calls it once a second. */
  sweep(): void;
}

/**
 * Counts this process's pending requests. `requestsOfAddress` is their maximum number per address, and `now` a monotonic
 * clock in milliseconds.
 */
export function pendingRequests(requestsOfAddress: number, now: () => number = () => performance.now()): PendingRequests {
  const exchanges = new Set<Exchange>();
  const ofAddress = new Map<string, number>();

  const leave = (exchange: Exchange) => {
    exchanges.delete(exchange);
    const left = (ofAddress.get(exchange.address) ?? 0) - 1;
    if (left > 0) ofAddress.set(exchange.address, left);
    else ofAddress.delete(exchange.address);
  };

  return {
    enter(address, outgoing) {
      const before = ofAddress.get(address) ?? 0;
      if (before >= requestsOfAddress) return 'address';
      if (exchanges.size >= edgeLimits.requestsInAll) return 'all';
      const exchange = { address, outgoing };
      exchanges.add(exchange);
      ofAddress.set(address, before + 1);
      outgoing.once('close', () => {
        leave(exchange);
      });
      return 'entered';
    },
    sweep() {
      const waiting = new Map<string, number>();
      // Requests are in the order of arrival. So if an address has too many unread bytes, its newest responses are dropped.
      for (const exchange of exchanges) {
        const bytes = exchange.outgoing.writableLength;
        if (!exchange.outgoing.headersSent || bytes === 0) continue;
        const ofThis = (waiting.get(exchange.address) ?? 0) + bytes;
        waiting.set(exchange.address, ofThis);
        if (ofThis > edgeLimits.answersOfAddress || isTooSlow(exchange, now())) exchange.outgoing.destroy();
      }
    },
  };
}

/** Whether the client reads the response too slowly: each byte that it has read extends the time limit. */
function isTooSlow(exchange: Exchange, at: number): boolean {
  const { socket, writableLength } = exchange.outgoing;
  const sent = (socket?.bytesWritten ?? 0) - writableLength;
  exchange.answer ??= { since: at, sentBefore: sent };
  const { since, sentBefore } = exchange.answer;
  const allowed = edgeLimits.answerSeconds + (sent - sentBefore) / edgeLimits.answerBytesPerSecond;
  return (at - since) / 1000 > allowed;
}

/**
 * Times the arrival of a request's body. `late` resolves if the body is incomplete at its time limit, and otherwise
 * never. `stop` ends the timer.
 */
export function bodyIsLate(incoming: IncomingMessage): { late: Promise<'late'>; stop: () => void } {
  const announced = Number(incoming.headers['content-length'] ?? 0);
  const seconds = edgeLimits.bodySeconds + announced / edgeLimits.bodyBytesPerSecond;
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => {
    if (!incoming.complete) resolve('late');
  }, seconds * 1000);
  return {
    late,
    stop: () => {
      clearTimeout(timer);
    },
  };
}
