import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { systemClock } from './clock.ts';
import { openControlSocket } from './commands/control-socket.ts';
import { grantBackup } from './commands/grant-backup.ts';
import { grantWish } from './commands/grant-wish.ts';
import type { Config } from './config.ts';
import { createServer, type Server } from './create-server.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { loadKeys } from './load-keys.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { openSms } from './sms/open-sms.ts';
import { openObjectStore } from './storage/stores/open-object-store.ts';
import { countMails, countTexts } from './metrics/count-messages.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startOutbox, type Outbox } from './outbox/start-outbox.ts';

/** A server that listens. */
export interface Started {
  /** Where people open it. */
  siteUrl: string;
  /** Where mails can be read when they are kept on this machine. */
  outboxUrl: string | undefined;
  /** Where its metrics are read, when they are wanted. */
  metricsUrl: string | undefined;
  /** Takes no more connections, lets requests end for five seconds, and closes everything in the order that loses nothing. */
  stop(): Promise<void>;
}

const patienceMilliseconds = 5000;
const upkeepMilliseconds = 60_000;

/**
 * Opens all that a server needs, one after the other, and listens. When a step fails, those before it are undone and its error is
 * thrown. `webFolder` is the built web app; without it the server speaks the protocol alone.
 */
export async function start(settings: Config, logger: Logger, webFolder?: string): Promise<Started> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // Listening comes first: a taken port shows before the database is touched, and early callers wait instead of being refused.
    const made = Promise.withResolvers<Server>();
    made.promise.catch(() => undefined);
    const http = await listen(settings, made.promise);
    undo.push(() => dropConnections(http));
    const { port } = http.address() as AddressInfo;

    await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
    const database = await openDatabase(settings);
    undo.push(() => database.close());
    await migrate(database);
    const warn = (sentence: string) => {
      logger.warn(sentence);
    };
    const keys = await loadKeys(settings.dataFolder, { secret: settings.jwt.secret, warn });

    const outbox = settings.smtpUrl === undefined ? await startOutbox(join(settings.dataFolder, 'outbox')) : undefined;
    if (outbox) undo.push(() => outbox.close());
    const config = completed(settings, port, outbox);
    const metrics = config.metrics === undefined ? undefined : makeMetrics({ database, clock: systemClock });
    const smtp = smtpMail({
      url: config.smtpUrl,
      from: config.mailFrom,
      reachesPeople: outbox === undefined,
      ...(outbox && { forget: outbox.forget }),
    });
    undo.push(() => {
      smtp.close();
    });

    const sent = openSms(config);
    const mail = metrics ? countMails(smtp, metrics) : smtp;
    const sms = sent && metrics ? countTexts(sent, metrics) : sent;
    const objects = openObjectStore(config);
    const ways = { mail, sms, objects, metrics };
    const server = await createServer({ ...ways, database, config, keys, clock: systemClock, logger, webFolder });
    const page = config.metrics && metrics ? await serveMetrics(metrics, config.metrics) : undefined;
    if (page) undo.push(() => page.close());
    undo.push(startUpkeep(server, logger));
    undo.push(server.startWork());
    if (database.engine === 'pglite') {
      const control = await openControlSocket(config.dataFolder, async (wish) => {
        if ('backup' in wish) return grantBackup({ ...config, database, objects }, wish, systemClock.now());
        const outcome = await grantWish(database, wish, systemClock.now());
        server.lookForJobs();
        return outcome;
      });
      undo.push(() => control.close());
    }
    made.resolve(server);
    undo.push(() => drain(http, server));
    return { siteUrl: config.siteUrl, outboxUrl: outbox?.pageUrl, metricsUrl: page?.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Port 0 asks the system for a free one; the site's own address follows when it was not set by hand. */
function completed(settings: Config, port: number, outbox: Outbox | undefined): Config & { smtpUrl: string } {
  const siteUrl = settings.siteUrl === 'http://localhost:0' ? `http://localhost:${String(port)}` : settings.siteUrl;
  return { ...settings, port, siteUrl, smtpUrl: settings.smtpUrl ?? outbox?.smtpUrl ?? '' };
}

async function listen({ port, host }: Config, server: Promise<Server>): Promise<HttpServer> {
  const http = createAdaptorServer({
    fetch: async (request, { incoming }) => (await server).fetch(request, incoming.socket.remoteAddress),
  }) as HttpServer;
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    server.then(
      (made) => {
        made.upgrade(request, socket, head);
      },
      () => socket.destroy(),
    );
  });
  http.listen(port, host);
  await once(http, 'listening');
  return http;
}

async function drain(http: HttpServer, server: Server): Promise<void> {
  http.close();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMilliseconds);
  });
  await Promise.race([server.close(), patience]);
  clearTimeout(timer);
}

async function dropConnections(http: HttpServer): Promise<void> {
  const closed = http.listening ? once(http, 'close') : undefined;
  http.close();
  http.closeAllConnections();
  await closed;
}

/** Has the server keep itself up, once a minute. Answers what ends that, resolving when a turn that runs is over. */
function startUpkeep(server: Server, logger: Logger): () => Promise<void> {
  let turn = Promise.resolve();
  const take = () => {
    turn = server.keepUp().catch((error: unknown) => {
      logger.warn({ error }, 'the upkeep failed; it is tried again');
    });
  };
  const timer = setInterval(take, upkeepMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
