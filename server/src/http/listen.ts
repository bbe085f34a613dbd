import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { Refusal, renderError, familyOf } from '#errors.ts';
import type { Upgrade } from '#realtime/accept-sockets.ts';
import { clientAddress } from './client-address.ts';
import { bodyIsLate, pendingRequests } from './pending-requests.ts';
import { edgeLimits } from './edge-limits.ts';
import { leakyBuckets } from './leaky-buckets.ts';
import { limitConnections } from './limit-connections.ts';
import { watchForProxy } from './missing-proxy.ts';

/** Handles requests, and upgrades to WebSockets. */
interface FetchServer {
  fetch(request: Request, peer?: string): Promise<Response>;
  upgrade: Upgrade;
}

type Settings = Pick<Config, 'port' | 'host' | 'siteUrl' | 'trustProxy' | 'rateLimits'>;

/**
 * Opens the HTTP server, and limits clients before any other code runs. It limits connections, pending requests, and the
 * time for receiving headers, receiving a body and reading a response. `server` may resolve later; requests wait for it.
 */
export async function listen(settings: Settings, server: Promise<FetchServer>, logger: Logger): Promise<HttpServer> {
  const { trustProxy, rateLimits, port, host } = settings;
  const clients = pendingRequests(Math.max(edgeLimits.requestsOfAddress, rateLimits.requestsPerMinute / 4));
  const seen = watchForProxy(settings, logger);

  // A refusal is cheap, but a flood of refusals is not. So an address that continues far above its limit gets no
  // response at all.
  const asked = leakyBuckets({ atOnce: rateLimits.requestsPerMinute * 1.25, aSecond: rateLimits.requestsPerMinute / 30 });
  const addressOf = ({ headers, socket }: IncomingMessage) =>
    clientAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, trustProxy);

  const answer = async (request: Request, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> => {
    const peer = incoming.socket.remoteAddress;
    seen(incoming.headers['x-forwarded-for'] !== undefined, peer);
    const entered = clients.enter(addressOf(incoming), outgoing);
    const refuse = (refusal: Refusal) => renderError(refusal, familyOf(new URL(request.url).pathname), request);
    if (entered === 'address') return refuse(new Refusal('over_request_rate_limit', leaving));
    if (entered === 'all') return refuse(new Refusal('server_busy', leaving));
    const answered = server.then((made) => made.fetch(request, peer));
    if (incoming.complete || !hasBody(incoming)) return answered;
    const { late, stop } = bodyIsLate(incoming);
    const first = await Promise.race([answered, late]).finally(stop);
    // The server closes the socket after this response. A handler that still reads the body then gets an error.
    return first === 'late' ? refuse(new Refusal('body_too_slow', { headers: { connection: 'close' } })) : first;
  };

  const listener = getRequestListener((request, { incoming, outgoing }) =>
    answer(request, incoming as IncomingMessage, outgoing as ServerResponse),
  );
  const options = {
    // Upgrade only to a WebSocket. Many clients offer HTTP/2 in this header, but also accept HTTP/1.1.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    connectionsCheckingInterval: 5000,
    headersTimeout: edgeLimits.headersSeconds * 1000,
    // An upper limit for the whole request; `bodyIsLate` limits a body by its size.
    requestTimeout: 300_000,
    keepAliveTimeout: (trustProxy ? edgeLimits.idleSecondsOfProxy : edgeLimits.idleSeconds) * 1000,
  };
  const http = createServer(options, (incoming, outgoing) => {
    if (asked.fill(addressOf(incoming))) void listener(incoming, outgoing);
    else incoming.socket.destroy();
  });
  const ofAddress = Math.max(edgeLimits.connectionsOfAddress, rateLimits.requestsPerMinute / 3);
  limitConnections(http, { trustProxy, ofAddress, isShutOut: (address) => asked.isFull(address) }, logger);
  const sweeping = setInterval(() => {
    clients.sweep();
    asked.sweep();
  }, 1000);
  sweeping.unref();
  http.once('close', () => {
    clearInterval(sweeping);
  });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client may disconnect during startup. Without this listener, the socket's error would end the process.
    socket.on('error', () => undefined);
    server.then(
      (made) => {
        made.upgrade(request, socket, head);
      },
      () => socket.destroy(),
    );
  });
  http.listen({ port, host, backlog: edgeLimits.connectionsWaiting });
  await once(http, 'listening');
  return http;
}

/** Headers that make the server close the socket after the response, so that it stops receiving the body. */
const leaving = { headers: { 'retry-after': '5', connection: 'close' } };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
