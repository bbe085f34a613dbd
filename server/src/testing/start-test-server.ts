import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Config } from '#config/config.ts';
import { readConfig } from '#config/config.ts';
import { createServer } from '#create-server.ts';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Database } from '#database/port.ts';
import { makeKeys, type KeyMaterial, type Keys } from '#keys.ts';
import { makeLogger } from '#logger.ts';
import { smtpMail } from '#mail/smtp-mail.ts';
import type { Metrics } from '#metrics/metrics.ts';
import type { Upgrade } from '#realtime/accept-sockets.ts';
import type { Sms } from '#sms/sms.ts';
import { diskStore } from '#storage/stores/disk-store.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { catchMails, type CaughtMails } from './caught-mails.ts';
import { testClock, type TestClock } from './test-clock.ts';

/** A complete server in this process, with a clock that only the test moves. */
export interface TestServer {
  /**
   * Like the global `fetch`, but for this server; an address needs no origin. Pass it to a client library as its `fetch`.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The server's configured origin, although no process listens there. */
  url: string;
  config: Config;
  database: Database;
  clock: TestClock;
  mails: CaughtMails;
  keys: Keys;
  /** A new folder for uploaded objects; unused if the test passed another store. */
  objectsFolder: string;
  /** Runs the server's periodic upkeep. Tests must call it, because it does not run automatically. */
  upkeep(): Promise<void>;
  /** Runs the jobs that are due by the test's clock. */
  runDueJobs(): Promise<void>;
  /** Upgrades a request to WebSocket. */
  upgrade: Upgrade;
  /** Ends channels of realtime/v1 whose token or session is no longer valid. */
  checkChannels(): Promise<void>;
  /** All log lines of the server, parsed. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

interface Options {
  /** Settings that differ from the defaults. */
  config?: Partial<Config>;
  /** A database to use instead of a new embedded one. The server closes it. */
  database?: Database;
  /** Another server's stored keys; new ones by default. */
  material?: KeyMaterial;
  webFolder?: string;
  /** The provider of text messages; without one, sign-in by phone is not possible. */
  sms?: Sms;
  /** Whether mails reach people, instead of a local mail catcher; true by default. */
  mailReachesPeople?: boolean;
  /** Metrics to count requests, job runs and messages; none by default. */
  metrics?: Metrics;
  /** A store for uploaded objects; a new folder by default. */
  objects?: ObjectStore;
}

const plenty = { requestsPerMinute: 1e6, authPerFiveMinutes: 1e6, failuresPerAccount: 1e6, mailsPerHour: 1e6 };

/**
 * Starts a server on a separate, migrated database. The limits in `config.rateLimits` are so high that no test reaches them,
 * unless `config` sets others.
 */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const [database, mails] = await Promise.all([options.database ?? openTestDatabase(), catchMails()]);
  const clock = testClock();
  const config: Config = {
    ...readConfig({ SITE_URL: 'http://cogn.test' }),
    rateLimits: plenty,
    smtpUrl: mails.url,
    ...options.config,
  };
  const keys = await makeKeys({
    material: options.material,
    secret: config.jwt.secret,
    operatorKeys: config.jwt.keys,
    clock,
  });
  const log: Record<string, unknown>[] = [];
  const logger = makeLogger('debug', lines(log));
  // The first upload creates this folder.
  const objectsFolder = join(tmpdir(), `cogn-objects-${randomUUID()}`);
  const mail = smtpMail({ url: mails.url, from: config.mailFrom, reachesPeople: options.mailReachesPeople ?? true });
  const server = await createServer({
    database,
    config,
    keys,
    clock,
    mail,
    sms: options.sms,
    objects: options.objects ?? diskStore(objectsFolder),
    logger,
    metrics: options.metrics,
    webFolder: options.webFolder,
  });
  return {
    fetch(input, init) {
      const address = input instanceof Request ? input : new URL(String(input), config.siteUrl);
      return server.fetch(new Request(address, init));
    },
    url: config.siteUrl,
    config,
    database,
    clock,
    mails,
    keys,
    objectsFolder,
    upkeep: () => server.upkeep(),
    runDueJobs: () => server.runDueJobs(),
    upgrade: server.upgrade,
    checkChannels: () => server.checkChannels(),
    log,
    async close() {
      await server.close();
      mail.close();
      await Promise.all([mails.close(), database.close(), rm(objectsFolder, { recursive: true, force: true })]);
    },
  };
}

function lines(log: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
}
