import { authRoutes } from './auth/routes.ts';
import { livingSessions, sessionIsAlive } from './auth/sessions/session-is-alive.ts';
import { readMigrationNames } from './database/migrations.ts';
import type { Dependencies } from './dependencies.ts';
import { fairQueue } from './fair-queue/fair-queue.ts';
import { enqueueDeletion } from './functions/account-deletion/deletion-jobs.ts';
import { openFunctions } from './functions/functions.ts';
import { readVerseSets } from './functions/verse-sets/verse-sets.ts';
import { createPipeline } from './http/pipeline.ts';
import { serveWeb } from './http/serve-web.ts';
import { pageSettingsOf } from './http/web-page.ts';
import { watchJobs } from './jobs/job-status.ts';
import { createWorker } from './jobs/worker.ts';
import { watchMail } from './mail/watch-mail.ts';
import { countRuns } from './metrics/counters.ts';
import { acceptSockets, type Upgrade } from './realtime/accept-sockets.ts';
import { restRoutes } from './rest/routes.ts';
import { largestBodyOf } from './storage/limit-uploads.ts';
import { storageRoutes } from './storage/routes.ts';
import { sweepOrphanedObjects } from './storage/sweep-orphaned-objects.ts';
import { sweepUnusedPhotos } from './storage/sweep-unused-photos.ts';
import { runUpkeep } from './upkeep.ts';

/**
 * A server with web-standard requests and responses. main.ts connects it to HTTP; tests pass it to a client library as
 * `fetch`.
 */
export interface Server {
  /**
   * Responds to every request and never rejects. `peer` is the network address of the other end of the socket, which
   * in-process requests do not have.
   */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Accepts a WebSocket, which only realtime/v1 uses. */
  upgrade: Upgrade;
  /**
   * Ends channels of realtime/v1 whose token or session is no longer valid. The server also does this by itself every
   * few seconds.
   */
  checkChannels(): Promise<void>;
  /**
   * Runs the upkeep, which the server also runs by itself once a minute. The upkeep deletes expired sessions, unconfirmed
   * sign-ups, unused anonymous accounts, unused photos and orphaned objects. It also runs the upkeep steps of functions/v1, and
   * reports late jobs. Rejects if a step failed.
   */
  upkeep(): Promise<void>;
  /**
   * Starts the job worker, which runs each job when it is due. The returned function stops the worker: it waits up to
   * `milliseconds` for running jobs, and resolves with the number of unfinished jobs.
   */
  startWork(): (milliseconds: number) => Promise<number>;
  /** Makes `/readyz` report that the server is stopping. The server still responds to all requests. */
  announceStop(): void;
  /** Makes `/readyz` report a backup while `work` runs. */
  whileBackingUp<T>(work: () => Promise<T>): Promise<T>;
  /** Invites an e-mail address. Returns false if a confirmed account has the address. */
  invite(email: string): Promise<boolean>;
  /** Looks for due jobs now. Call this after an operator's command, which may have made a job due. */
  pollJobs(): void;
  /** Runs all due jobs until none is left. */
  runDueJobs(): Promise<void>;
  /** Resolves when every accepted request has its response. The caller must close the database. */
  close(): Promise<void>;
}

/**
 * Creates a server from the HTTP pipeline, the protocol's routes, the product's functions and the web app. `webFolder`
 * is the folder of the built web app, if any.
 */
export async function createServer(given: Dependencies & { webFolder?: string }): Promise<Server> {
  const mail = watchMail(given.mail, given);
  // Database calls of requests go through the fair queue; those of jobs bypass it.
  const dependencies = { ...given, mail, database: fairQueue(given.database) };
  const { config, keys, database, clock, logger, objects, metrics, webFolder } = dependencies;
  const verseSets = config.verseSets === undefined ? [] : readVerseSets(config.verseSets);
  const settings = pageSettingsOf(dependencies, verseSets.length > 0);
  const web = webFolder ? await serveWeb(webFolder, settings, config.keepOffline) : undefined;
  let isStopping = false;
  let backups = 0;
  const health = {
    ...{ database, logger, migrations: await readMigrationNames() },
    isStopping: () => isStopping,
    isBackingUp: () => backups > 0,
    jobsStandStill: () => worker.standsStill(),
  };
  const app = createPipeline({ dependencies, health, largestBodyOf, web });
  const wake = () => {
    worker.wake();
  };
  const isAlive = (sessionId: string) => sessionIsAlive(database, sessionId, clock);
  const sweepBytes = async () => {
    while ((await sweepOrphanedObjects(dependencies)) > 0);
  };
  const sweepPhotos = sweepUnusedPhotos(dependencies);

  const auth = authRoutes({ ...dependencies, enqueueDeletion, wake });
  const functions = await openFunctions({ ...dependencies, sessionIsAlive: isAlive, wake, auth }, { verseSets, sweepBytes });
  const handlers = metrics ? countRuns(functions.handlers, metrics) : functions.handlers;
  const worker = createWorker({ database, clock, logger, handlers, onGivenUp: functions.onGivenUp });
  app.route('/auth/v1', auth);
  app.route('/rest/v1', restRoutes({ config, database, keys, clock, sessionIsAlive: isAlive }));
  app.route('/storage/v1', storageRoutes({ config, database, keys, clock, logger, objects, sessionIsAlive: isAlive }));
  app.route('/functions/v1', functions.routes);
  app.get('/.well-known/jwks.json', (context) => context.json(keys.jwks, 200, { 'cache-control': 'public, max-age=600' }));
  const sockets = acceptSockets({
    ...{ database, keys, clock, logger, config, sessionIsAlive: isAlive },
    livingSessions: (ids) => livingSessions(database, ids, clock),
  });

  const reportLateJobs = watchJobs({ database, clock, logger });
  const underway = new Set<Promise<Response>>();
  return {
    async fetch(request, peer) {
      const response = Promise.resolve(app.fetch(request, { peer }));
      underway.add(response);
      try {
        return await response;
      } finally {
        underway.delete(response);
      }
    },
    upgrade: sockets.upgrade,
    checkChannels: () => sockets.check(),
    upkeep: () =>
      runUpkeep([
        () => auth.upkeep(),
        sweepPhotos,
        sweepBytes,
        ...functions.upkeeps,
        reportLateJobs,
        () => Promise.resolve(mail.summarize()),
      ]),
    startWork: () => worker.start(),
    announceStop() {
      isStopping = true;
    },
    async whileBackingUp(work) {
      backups += 1;
      return work().finally(() => (backups -= 1));
    },
    invite: auth.invite,
    pollJobs: () => worker.wake(),
    runDueJobs: () => worker.runDue(),
    async close() {
      await sockets.close();
      while (underway.size > 0) await Promise.allSettled(underway);
      // Some mails are sent after the response to their request; wait for these too.
      await auth.settled();
    },
  };
}
