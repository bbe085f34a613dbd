import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { settledSentences, settleRestore } from './backup/restore-journal.ts';
import { systemClock, within } from './clock.ts';
import { openControlSocket } from './commands/control-socket.ts';
import { runInvitation, runBackup, runRequest } from './commands/run-request.ts';
import type { OperatorRequest, CommandResult } from './commands/operator-request.ts';
import type { Config } from './config/config.ts';
import { createServer, type Server } from './create-server.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { version } from './web-build.ts';
import { drain, watchAnswers } from './drain.ts';
import { startUpkeep } from './upkeep.ts';
import { listen } from './http/listen.ts';
import { loadKeys } from './load-keys.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { openSms } from './sms/open-sms.ts';
import { openObjectStore } from './storage/stores/object-store.ts';
import { countMails, countTexts } from './metrics/counters.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher/start-mail-catcher.ts';

export interface Started {
  /** The address at which users reach the server. */
  siteUrl: string;
  /** The address of the page with caught mails; undefined if mails go to a mail server. */
  mailCatcherUrl: string | undefined;
  /** The address of the metrics; undefined if they are not configured. */
  metricsUrl: string | undefined;
  /**
   * Stops the server. First reports for `drainSeconds` that it is not ready, but still serves. Then accepts no more connections,
   * lets requests and jobs end, and closes all parts in the reverse order of their opening. Rejects with `StopCut` if this takes
   * longer than `longestStop`.
   */
  stop(): Promise<void>;
}

/** Thrown if stopping the server took longer than `longestStop`. The message is for the operator. */
export class StopCut extends Error {
  override name = 'StopCut';
}

/**
 * How many milliseconds a stop may take after `drainSeconds`. docs/operations.md states this value, and
 * deploy/cogn.service allows five seconds more.
 */
const longestStop = 40_000;

/**
 * Listens, and opens all parts of a server in order. If a step fails, undoes the earlier ones and throws the error. `webFolder`
 * is the folder of the built web app; without it, the server serves no web app. `commit` is the program's git revision, if known.
 */
export async function start(settings: Config, logger: Logger, webFolder?: string, commit?: string): Promise<Started> {
  const undo: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const made = Promise.withResolvers<Server>();
  made.promise.catch(() => undefined);
  try {
    // Listen first. If the port is in use, the start then fails before the database is opened. Requests that arrive
    // during the start wait instead of failing.
    const http = await listen(settings, made.promise, logger);
    const answered = watchAnswers(http);
    undo.push(() => dropConnections(http));
    const { port } = http.address() as AddressInfo;

    await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
    const warn = (sentence: string) => {
      logger.warn(sentence);
    };
    const database = await openDatabase({ ...settings, warn });
    undo.push(() => database.close());
    await migrate(database);
    const objects = openObjectStore(settings);
    const settled = await settleRestore(database, objects, settings.dataFolder);
    if (settled !== 'none') warn(settledSentences[settled]);
    const keys = await loadKeys(settings.dataFolder, { ...settings.jwt, warn });

    const mailCatcher =
      settings.smtpUrl === undefined ? await startMailCatcher(join(settings.dataFolder, 'outbox')) : undefined;
    if (mailCatcher) undo.push(() => mailCatcher.close());
    const config = completed(settings, port, mailCatcher);
    const metrics =
      config.metrics === undefined
        ? undefined
        : makeMetrics({ database, clock: systemClock, host: { dataFolder: config.dataFolder, commit } });
    const smtp = smtpMail({
      url: config.smtpUrl,
      from: config.mailFrom,
      reachesPeople: mailCatcher === undefined,
      ...(mailCatcher && { forget: mailCatcher.forget }),
    });
    undo.push(() => {
      smtp.close();
    });

    const sent = openSms(config);
    const mail = metrics ? countMails(smtp, metrics) : smtp;
    const sms = sent && metrics ? countTexts(sent, metrics) : sent;
    const ways = { mail, sms, objects, metrics };
    const server = await createServer({ ...ways, database, config, keys, clock: systemClock, logger, webFolder });
    const page = config.metrics && metrics ? await serveMetrics(metrics, config.metrics) : undefined;
    if (page) undo.push(() => page.close());
    undo.push(startUpkeep(() => server.upkeep(), logger));
    if (database.engine === 'pglite') {
      const grant = async (request: OperatorRequest) => {
        if ('backup' in request) {
          const backup = () => runBackup({ ...config, database, objects }, request, systemClock.now());
          return logBackup(logger, () => server.whileBackingUp(backup));
        }
        if ('invite' in request) return runInvitation(server.invite, request, config.signUp);
        const outcome = await runRequest(database, request, systemClock.now());
        server.pollJobs();
        return outcome;
      };
      const control = await openControlSocket(config.dataFolder, grant, logger);
      undo.push(() => control.close());
    }
    const stopWork = server.startWork();
    undo.push(() => drain({ http, server, answered, stopWork, logger }));
    made.resolve(server);
    logger.info({ version, commit, node: process.version, engine: database.engine }, 'started');
    const stop = async () => {
      logger.info({ drainSeconds: config.drainSeconds }, 'asked to stop');
      server.announceStop();
      await pause(config.drainSeconds * 1000);
      if (!(await within(longestStop, close()))) {
        throw new StopCut(`COGN could not stop within ${String(longestStop / 1000)} seconds; what still ran was cut.`);
      }
    };
    return { siteUrl: config.siteUrl, mailCatcherUrl: mailCatcher?.pageUrl, metricsUrl: page?.url, stop };
  } catch (error) {
    // This rejection closes the sockets that wait for a WebSocket. Nothing else would close them, and `close` waits for
    // all sockets.
    made.reject(error);
    await close();
    throw error;
  }
}

/**
 * Completes the settings. Replaces port 0 by the port that the system chose, also in the site's address unless the
 * operator configured one. Without a mail server, sets `smtpUrl` to the mail catcher.
 */
function completed(settings: Config, port: number, mailCatcher: MailCatcher | undefined): Config & { smtpUrl: string } {
  const siteUrl = settings.siteUrl === 'http://localhost:0' ? `http://localhost:${String(port)}` : settings.siteUrl;
  return { ...settings, port, siteUrl, smtpUrl: settings.smtpUrl ?? mailCatcher?.smtpUrl ?? '' };
}

async function dropConnections(http: HttpServer): Promise<void> {
  const closed = http.listening ? once(http, 'close') : undefined;
  http.close();
  http.closeAllConnections();
  await closed;
}

/** Logs the start and the result of a backup, because the command may be an unattended cron job. */
async function logBackup(logger: Logger, backup: () => Promise<CommandResult>): Promise<CommandResult> {
  const began = performance.now();
  logger.info('a backup began');
  const outcome = await backup();
  const seconds = Math.round((performance.now() - began) / 1000);
  if (outcome.done) logger.info({ seconds }, 'a backup was made');
  else logger.warn({ seconds, reason: outcome.sentence }, 'no backup was made');
  return outcome;
}
