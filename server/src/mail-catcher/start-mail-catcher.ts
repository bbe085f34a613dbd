import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mailStore } from './mail-store.ts';
import { startSmtpCatcher } from './smtp-catcher.ts';
import { mailCatcherPage, mailCatcherStyle } from './mail-catcher-page.ts';

/** Mail for a machine without a mail server: stored in a folder, and shown on a page that only this machine can open. */
export interface MailCatcher {
  smtpUrl: string;
  pageUrl: string;
  /** Removes every mail to these addresses, and text messages to these numbers. */
  forget(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Starts the catcher and the page, both on free ports of 127.0.0.1. Stores the mails in `folder` as `.eml` files. */
export async function startMailCatcher(folder: string): Promise<MailCatcher> {
  const mails = mailStore(folder);
  const catcher = await startSmtpCatcher((raw) => mails.keep(raw));

  const pages: Record<string, [type: string, body: () => Promise<string> | string]> = {
    '/': ['text/html; charset=utf-8', async () => mailCatcherPage(await mails.list())],
    '/outbox.css': ['text/css; charset=utf-8', () => mailCatcherStyle],
    '/messages.json': ['application/json', async () => JSON.stringify(await mails.list())],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Prevent DNS rebinding: a foreign site could point its name at 127.0.0.1 and read the mails through the user's browser.
    const asked = request.headers.host ?? '';
    const page = pages[request.url ?? ''];
    const status = !ownNames.has(asked) ? 403 : request.method !== 'GET' ? 405 : page ? 200 : 404;
    if (status !== 200 || !page) return response.writeHead(status, headers).end();
    const [type, body] = page;
    return response.writeHead(200, { ...headers, 'content-type': type }).end(await body());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ownNames = new Set([`127.0.0.1:${String(port)}`, `localhost:${String(port)}`]);

  return {
    smtpUrl: catcher.url,
    pageUrl: `http://127.0.0.1:${String(port)}/`,
    forget: (addresses) => mails.forget(addresses),
    async close() {
      server.closeAllConnections();
      await Promise.all([catcher.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}
