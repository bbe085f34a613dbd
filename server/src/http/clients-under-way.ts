import type { IncomingMessage, ServerResponse } from 'node:http';
import { edgeLimits } from './edge-limits.ts';

/** A request that has no complete answer yet. */
interface Exchange {
  address: string;
  outgoing: ServerResponse;
  /** When its answer was first seen to be on its way, and what the socket had sent until then. */
  answer?: { since: number; sentBefore: number };
}

/** The requests under way, and whose they are. */
export interface ClientsUnderWay {
  /** Counts a request until its answer is complete or its socket is gone. Says no when there are too many of its address, or in all. */
  enter(address: string, outgoing: ServerResponse): 'entered' | 'address' | 'all';
  /** Hangs up on clients that do not take their answers. Called about once a second. */
  sweep(): void;
}

/** `requestsOfAddress` is how many one address may have under way; `now` a clock in milliseconds that only goes forward. */
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
      // In the order in which they came: the newest answers of an address that takes none are the ones to go.
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

/** Whether a client has had time enough for what it took. */
function isTooSlow(exchange: Exchange, at: number): boolean {
  const { socket, writableLength } = exchange.outgoing;
  const sent = (socket?.bytesWritten ?? 0) - writableLength;
  exchange.answer ??= { since: at, sentBefore: sent };
  const { since, sentBefore } = exchange.answer;
  const allowed = edgeLimits.answerSeconds + (sent - sentBefore) / edgeLimits.answerBytesPerSecond;
  return (at - since) / 1000 > allowed;
}

/** Resolves when a body has had its time and is not complete; never when it came in time. */
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
