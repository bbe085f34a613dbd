import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsPage {
  url: string;
  close(): Promise<void>;
}

/** Serves `/metrics` on a separate port, never on the public one. If a token is configured, clients must send it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: { host: string; port: number; token?: string | undefined },
): Promise<MetricsPage> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const status = !isAllowed(request, token)
      ? 401
      : request.url !== '/metrics'
        ? 404
        : request.method !== 'GET'
          ? 405
          : 200;
    if (status !== 200) return response.writeHead(status, { 'cache-control': 'no-store' }).end();
    const body = await metrics.text();
    return response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(chosen)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * The values of the Host header for this machine. In a DNS rebinding attack, a foreign web page's hostname resolves to
 * this machine, but the header contains the foreign hostname.
 */
const ownName = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Whether a request may read the metrics. Compares digests of the tokens, so that the duration of the comparison
 * reveals nothing about the right token. If no token is configured, the Host header must name this machine.
 */
function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return ownName.test(headers.host ?? '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
