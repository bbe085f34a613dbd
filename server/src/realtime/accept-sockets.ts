import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '#config/config.ts';
import { clientAddress, coarseNetwork } from '#http/client-address.ts';
import { limitByMinute } from '#http/rate-limit.ts';
import { Connection } from './connection.ts';
import { limits, messageBudget } from './limits.ts';
import { versions, type Version } from './message.ts';
import { Realtime, type RealtimeDependencies } from './realtime.ts';

/** A handler of the HTTP server's event `upgrade`, which requests a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What the accepted request for a socket contained. */
interface Entry {
  version: Version;
  /** The API key or token from the URL or the header `apikey`; empty if there is none. */
  apikey: string;
}

/** The interface of realtime/v1 for the server and for tests. */
export interface Sockets {
  upgrade: Upgrade;
  /** Ends channels that are no longer valid. While there are connections, it runs automatically every few seconds. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Accepts WebSockets at /realtime/v1/websocket. Pages of any origin may connect, as with the rest of the protocol, because
 * access depends on a token in a message and never on a cookie. The URL may contain the API key, so it is never logged.
 */
export function acceptSockets(given: RealtimeDependencies & { config: Config }): Sockets {
  const { config, keys, logger } = given;
  const realtime = new Realtime(given);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const { requestsPerMinute } = config.rateLimits;
  const limit = limitByMinute(Math.max(limits.openingsAMinute, requestsPerMinute / 4));
  const budget = messageBudget();
  const ofAddress = new Map<string, number>();
  let isClosed = false;

  const judge = async (request: IncomingMessage, address: string): Promise<Entry | number> => {
    const url = URL.parse(request.url ?? '', 'http://here');
    if (url?.pathname !== '/realtime/v1/websocket') return 404;
    const { searchParams } = url;
    if (!(await limit(address).then(yes, no))) return 429;
    const version = versions.find((known) => known === (searchParams.get('vsn') ?? '1.0.0'));
    if (version === undefined) return 400;
    const apikey = searchParams.get('apikey') ?? headerOf(request, 'apikey');
    // A client without a key is anonymous, as in the rest of the protocol. It may connect, but its join will be refused.
    if (apikey !== '' && !(await keys.verify(apikey).then(yes, no))) return 401;
    return { version, apikey };
  };

  /**
   * Returns the status of the refusal if the server or the network address has too many sockets. Call it as the last
   * check, without awaiting anything afterwards, so that concurrent requests are counted.
   */
  const crowded = (address: string): number | undefined => {
    if (isClosed || server.clients.size >= limits.connections) return 503;
    return (ofAddress.get(address) ?? 0) >= limits.connectionsOfAddress ? 429 : undefined;
  };

  const enter = (socket: WebSocket, address: string, entry: Entry) => {
    const connection = new Connection(socket, { ...entry, joins: realtime, spend: (bytes) => budget.spend(address, bytes) });
    realtime.connections.add(connection);
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    const network = coarseNetwork(address);
    logger.info({ route: '/realtime/v1/websocket', network, connections: server.clients.size }, 'connected');
    socket.on('close', (code) => {
      realtime.connections.delete(connection);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      logger.info({ route: '/realtime/v1/websocket', network, code }, 'disconnected');
    });
  };

  const admit: (...asked: Parameters<Upgrade>) => Promise<void> = async (request, socket, head) => {
    const address = clientAddress(headerOf(request, 'x-forwarded-for'), request.socket.remoteAddress, config.trustProxy);
    const judged = await judge(request, address);
    if (typeof judged === 'number') {
      refuse(socket, judged);
      return;
    }
    const full = crowded(address);
    if (full === undefined) server.handleUpgrade(request, socket, head, (opened) => enter(opened, address, judged));
    else refuse(socket, full);
  };

  const timer = setInterval(() => {
    budget.sweep();
    if (realtime.connections.size > 0) realtime.check().catch((error: unknown) => realtime.failed(error));
  }, limits.check);
  timer.unref();

  return {
    upgrade(request, socket, head) {
      // A client may disconnect before the response. Without this listener, the socket's error would end the process.
      socket.on('error', () => undefined);
      admit(request, socket, head).catch((error: unknown) => {
        realtime.failed(error);
        refuse(socket, 500);
      });
    },
    check: () => realtime.check(),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await realtime.close();
      const over = [...server.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      const impatience = setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, goodbyeMilliseconds);
      await Promise.all(over);
      clearTimeout(impatience);
    },
  };
}

/** When the server stops, how long a client has to close its socket. After this time the server terminates the socket. */
const goodbyeMilliseconds = 500;

const yes = () => true;
const no = () => false;

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/**
 * Sends the refusal and closes the socket. Node does not time out sockets that requested an upgrade. A client that
 * never disconnects could otherwise keep its socket open forever.
 */
function refuse(socket: Duplex, status: number): void {
  const retry = status === 429 || status === 503 ? 'retry-after: 60\r\n' : '';
  socket.end(
    `HTTP/1.1 ${String(status)} ${reasons[status] ?? ''}\r\n${retry}connection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
