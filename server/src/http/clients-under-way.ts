import type { IncomingMessage, ServerResponse } from 'node:http';
import { edgeLimits } from './edge-limits.ts';

/** A pending request: its response is not complete. */
interface Exchange {
  address: string;
  outgoing: ServerResponse;
  /** When `sweep` first saw the response in progress, and the bytes that the socket had sent by then. */
  answer?: { since: number; sentBefore: number };
}

/** The pending requests of all network addresses. */
export interface ClientsUnderWay {
  /**
   * Counts a request until its response is complete or its socket is closed. Returns 'entered', or the limit that is
   * reached and keeps it out: 'address' (requests of its network address) or 'all' (requests in total).
   */
  enter(address: string, outgoing: ServerResponse): 'entered' | 'address' | 'all';
  /** Disconnects clients that do not read their responses. Called about once a second. */
  sweep(): void;
}

/** `requestsOfAddress` is the maximum of pending requests per address; `now` is a monotonic clock in milliseconds. */
export function clientsUnderWay(requestsOfAddress: number, now: () => number = () => performance.now()): ClientsUnderWay {
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
      // The requests are in order of arrival, so an address that reads nothing loses its newest responses.
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

/** Whether reading the response takes longer than the bytes read so far allow. */
function isTooSlow(exchange: Exchange, at: number): boolean {
  const { socket, writableLength } = exchange.outgoing;
  const sent = (socket?.bytesWritten ?? 0) - writableLength;
  exchange.answer ??= { since: at, sentBefore: sent };
  const { since, sentBefore } = exchange.answer;
  const allowed = edgeLimits.answerSeconds + (sent - sentBefore) / edgeLimits.answerBytesPerSecond;
  return (at - since) / 1000 > allowed;
}

/** `late` resolves if the body is not complete within its time limit, and never otherwise. `stop` ends the timer. */
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
