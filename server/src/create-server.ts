import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { authRoutes } from './auth/routes.ts';
import { livingSessions } from './auth/sessions/living-sessions.ts';
import { sessionIsAlive, sessionsEnded } from './auth/sessions/session-is-alive.ts';
import { readMigrationNames } from './database/migrations.ts';
import type { Dependencies, RequestEnvironment } from './dependencies.ts';
import { Refusal, renderError } from './errors.ts';
import { accountDeletionRoutes } from './functions/account-deletion/account-deletion-routes.ts';
import { deleteAccount } from './functions/account-deletion/delete-account.ts';
import { deletionJob, deletionMailJob, keptMailJob } from './functions/account-deletion/deletion-job.ts';
import { erasureJob, eraseDeletedRows } from './functions/account-deletion/erase-deleted-rows.ts';
import { tellDeletion } from './functions/account-deletion/tell-deletion.ts';
import { tellKept } from './functions/account-deletion/tell-kept.ts';
import { adminRoutes } from './functions/admin/admin-routes.ts';
import { openBilling } from './functions/billing/billing.ts';
import { calendarFeedRoutes } from './functions/calendar-feed/calendar-feed-routes.ts';
import { deliveryJobs } from './functions/crisis-alert/accept-alert.ts';
import { crisisAlertRoutes } from './functions/crisis-alert/crisis-alert-routes.ts';
import { deliverAlert } from './functions/crisis-alert/deliver-alert.ts';
import { followAlert } from './functions/crisis-alert/follow-alert.ts';
import { giveUpDelivery } from './functions/crisis-alert/give-up-delivery.ts';
import { followJob } from './functions/crisis-alert/keep-outcome.ts';
import { ringJob } from './functions/push/claim-rings.ts';
import { pushRoutes } from './functions/push/push-routes.ts';
import { sendRing } from './functions/push/send-ring.ts';
import { healSweep, sweepJob } from './functions/push/sweep-job.ts';
import { sweepPeople } from './functions/push/sweep-people.ts';
import { readVerseSets } from './functions/verse-sets/read-verse-sets.ts';
import { verseSetRoutes } from './functions/verse-sets/verse-set-routes.ts';
import { clientAddress } from './http/address.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { familyOf, protocolOf } from './http/family.ts';
import { healthRoutes } from './http/health-routes.ts';
import { rateLimit } from './http/rate-limit.ts';
import { refusalOf } from './http/refusal-of.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { watchJobs } from './jobs/watch-jobs.ts';
import { createWorker } from './jobs/worker.ts';
import { keepUp } from './keep-up.ts';
import { countPushes } from './metrics/count-messages.ts';
import { countRequests } from './metrics/count-requests.ts';
import { countRuns } from './metrics/count-runs.ts';
import { webPushOver } from './push/web-push.ts';
import { acceptSockets, type Upgrade } from './realtime/accept-sockets.ts';
import { restRoutes } from './rest/routes.ts';
import { largestBodyOf } from './storage/largest-body.ts';
import { storageRoutes } from './storage/routes.ts';
import { sweepLooseBytes } from './storage/sweep-loose-bytes.ts';

/** A server that is spoken to in web standards: over HTTP by main.ts, as a client library's own `fetch` in tests. */
export interface Server {
  /** Answers every request, never rejects. `peer` is the address of the socket's other end, absent in process. */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Takes a request to speak WebSocket, which only realtime/v1 does. */
  upgrade: Upgrade;
  /** Ends channels of realtime/v1 whose token or session is over; runs by itself every few seconds. */
  checkChannels(): Promise<void>;
  /**
   * What must be done now and then: removes the bytes of pictures that are gone, sees that people are told of their alarms, tells of jobs that are
   * late. Rejects when it could not; the next time tries again.
   */
  keepUp(): Promise<void>;
  /** Runs jobs as they come due, until the function that it answers is called: see the worker of jobs/. */
  startWork(): (milliseconds: number) => Promise<number>;
  /** Says to whoever asks for readiness that nobody should be sent here any more. Everything is answered as before. */
  announceStop(): void;
  /** Says that a job may have come due by another hand than a request's. */
  lookForJobs(): void;
  /** Runs the jobs that are due by the clock, until none is. */
  runDueJobs(): Promise<void>;
  /** Resolves when every request that was taken in has its answer. The database is closed by whoever opened it. */
  close(): Promise<void>;
}

const largestBody = 1024 * 1024;

/** Puts the pipeline together: id → log → headers → limits → cross-origin → routes → the web app. `webFolder` is the built web app, if any. */
export async function createServer(dependencies: Dependencies & { webFolder?: string }): Promise<Server> {
  const { config, keys, database, clock, logger, mail, sms, objects, metrics, webFolder } = dependencies;
  const verseSets = config.verseSets === undefined ? [] : readVerseSets(config.verseSets);
  const settings = {
    url: '',
    anonKey: keys.anonKey,
    sms: sms !== undefined,
    verseSets: verseSets.length > 0,
    keepOffline: config.keepOffline,
    operator: config.operator,
  };
  const web = webFolder ? await serveWeb(webFolder, settings, config.keepOffline) : undefined;
  const app = new Hono<RequestEnvironment & { Bindings: { peer?: string } }>();

  app.use(requestId());
  app.use(async (context, next) => {
    context.set('address', clientAddress(context.req.header('x-forwarded-for'), context.env.peer, config.trustProxy));
    await next();
    context.res.headers.set('x-request-id', context.get('requestId'));
  });
  app.use(requestLog(logger));
  if (metrics) app.use(countRequests(metrics));
  app.use(securityHeaders(config.siteUrl));
  let isStopping = false;
  const migrations = await readMigrationNames();
  const health = { ...{ database, logger, migrations }, isStopping: () => isStopping };
  app.route('/', healthRoutes({ ...health, jobsStandStill: () => worker.standsStill() }));
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*', '/.well-known/*'])
    app.use(path, crossOrigin());
  app.use(rateLimit(config.rateLimits.requestsPerMinute));
  const bodies = limitBodies(largestBody, 'request_too_large');
  app.use((context, next) => {
    const { method, path } = context.req;
    if (!path.startsWith('/storage/v1/')) return bodies(context, next);
    return limitBodies(largestBodyOf(method, path), 'EntityTooLarge')(context, next);
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const refusal = new Refusal('method_not_allowed', { headers: { allow: methods.join(', ') } });
        return renderError(refusal, familyOf(context.req.path), context.req.raw);
      },
    }),
  );

  const auth = authRoutes(dependencies);
  app.route('/auth/v1', auth);
  const isAlive = (sessionId: string) => sessionIsAlive(database, sessionId, clock);
  app.route('/rest/v1', restRoutes({ database, keys, clock, sessionIsAlive: isAlive }));
  app.route('/storage/v1', storageRoutes({ database, keys, clock, logger, objects, sessionIsAlive: isAlive }));
  app.route('/functions/v1', verseSetRoutes(verseSets));
  app.route('/functions/v1', calendarFeedRoutes({ database, clock }));
  const billing = await openBilling(dependencies);
  const way = webPushOver(config, keys.push, clock);
  const push = metrics ? countPushes(way, metrics) : way;
  const deliver = deliverAlert({ database, clock, sms, mail, siteUrl: config.siteUrl });
  const handlers = {
    [deliveryJobs.sms]: deliver,
    [deliveryJobs.email]: deliver,
    [followJob]: followAlert({ database, clock, sms }),
    [sweepJob]: sweepPeople({ database, clock, logger }),
    [deletionMailJob]: tellDeletion({ database, mail }),
    [keptMailJob]: tellKept({ database, mail }),
    [deletionJob]: deleteAccount({
      ...{ database, clock, logger, mail },
      sessionsEnded: (ids) => sessionsEnded(database, ids, clock),
      sweepBytes: () => sweepLooseBytes(dependencies),
    }),
    [erasureJob]: eraseDeletedRows({ database, logger }),
    [ringJob]: sendRing({ database, clock, push, answerSecret: keys.push.answerSecret }),
    ...billing?.handlers,
  };
  const givingsUp = { [deliveryJobs.sms]: giveUpDelivery, [deliveryJobs.email]: giveUpDelivery };
  const lookAtJobs = watchJobs({ database, clock, logger });
  const counted = metrics ? countRuns(handlers, metrics) : handlers;
  const worker = createWorker({ database, clock, logger, handlers: counted, givingsUp });
  app.route('/functions/v1', crisisAlertRoutes({ ...dependencies, sessionIsAlive: isAlive, wake: () => worker.wake() }));
  app.route(
    '/functions/v1',
    pushRoutes({ database, keys, clock, push, sessionIsAlive: isAlive, wake: () => worker.wake() }),
  );
  const { prove, endSessionsOf, confirmationTo } = auth;
  const sockets = acceptSockets({
    ...{ database, keys, clock, logger, config, sessionIsAlive: isAlive },
    livingSessions: (ids) => livingSessions(database, ids, clock),
  });
  app.route(
    '/functions/v1',
    accountDeletionRoutes({
      ...dependencies,
      ...{ prove, sessionIsAlive: isAlive, wake: () => worker.wake() },
      endRenewal: billing?.endRenewal,
    }),
  );
  app.route(
    '/functions/v1',
    adminRoutes({
      ...{ database, keys, clock, prove, endSessionsOf, confirmationTo },
      ...{ sessionIsAlive: isAlive, wake: () => worker.wake() },
      endRenewal: billing?.endRenewal,
    }),
  );
  if (billing) app.route('/functions/v1', billing.routes({ sessionIsAlive: isAlive, wake: () => worker.wake() }));
  app.get('/.well-known/jwks.json', (context) => context.json(keys.jwks, 200, { 'cache-control': 'public, max-age=600' }));

  app.notFound((context) => {
    const { path, raw } = context.req;
    // Answered, not thrown: what asks which methods an address knows looks at answers only.
    if (protocolOf(path) !== undefined || !web) return renderError(new Refusal('not_found'), familyOf(path), raw);
    return web(raw);
  });
  app.onError((error, context) => {
    const family = familyOf(context.req.path);
    const { refusal, fault } = refusalOf(error, family, context.get('requestId'));
    if (fault) logger.error({ requestId: context.get('requestId'), error }, 'the request failed');
    return renderError(refusal, family, context.req.raw);
  });

  const underway = new Set<Promise<Response>>();
  return {
    async fetch(request, peer) {
      const answer = Promise.resolve(app.fetch(request, { peer }));
      underway.add(answer);
      try {
        return await answer;
      } finally {
        underway.delete(answer);
      }
    },
    upgrade: sockets.upgrade,
    checkChannels: () => sockets.check(),
    keepUp: () =>
      keepUp([
        () => auth.keepUp(),
        () => sweepLooseBytes(dependencies),
        () => database.asOwner((transaction) => healSweep(transaction, clock.now())),
        ...(billing ? [billing.keepUp] : []),
        lookAtJobs,
      ]),
    startWork: () => worker.start(),
    announceStop() {
      isStopping = true;
    },
    lookForJobs: () => worker.wake(),
    runDueJobs: () => worker.runDue(),
    async close() {
      await sockets.close();
      while (underway.size > 0) await Promise.allSettled(underway);
      // Mails that no answer waited for.
      await auth.settled();
    },
  };
}

function limitBodies(maxSize: number, code: 'request_too_large' | 'EntityTooLarge'): ReturnType<typeof bodyLimit> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(code);
    },
  });
}
