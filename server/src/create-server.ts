import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { authRoutes } from './auth/routes.ts';
import { livingSessions } from './auth/sessions/living-sessions.ts';
import { sessionIsAlive } from './auth/sessions/session-is-alive.ts';
import { readMigrationNames } from './database/migrations.ts';
import type { Dependencies, RequestEnvironment } from './dependencies.ts';
import { Refusal, renderError } from './errors.ts';
import { runForClient } from './fair-queue/client.ts';
import { fairQueue } from './fair-queue/fair-queue.ts';
import { accountDeletionRoutes } from './functions/account-deletion/account-deletion-routes.ts';
import { deleteAccount } from './functions/account-deletion/delete-account.ts';
import {
  deletionJob,
  deletionMailJob,
  finishDeletionLater,
  keptMailJob,
  resumeDeletions,
} from './functions/account-deletion/deletion-job.ts';
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
import { alarmJob } from './functions/push/claim-alarms.ts';
import { noticeJob, sendQueuedNotice } from './functions/notices/notice-job.ts';
import { writePremiumOffer } from './functions/premium/write-premium-offer.ts';
import { pushRoutes } from './functions/push/push-routes.ts';
import { sendAlarm } from './functions/push/send-alarm.ts';
import { healSweep, sweepJob } from './functions/push/sweep-job.ts';
import { sweepPeople } from './functions/push/sweep-people.ts';
import { readVerseSets } from './functions/verse-sets/read-verse-sets.ts';
import { verseSetRoutes } from './functions/verse-sets/verse-set-routes.ts';
import { clientAddress } from './http/address.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { familyOf, protocolOf } from './http/family.ts';
import { healthRoutes } from './http/health-routes.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { rateLimit } from './http/rate-limit.ts';
import { refusalOf } from './http/refusal-of.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { watchJobs } from './jobs/watch-jobs.ts';
import { createWorker } from './jobs/worker.ts';
import { keepUp } from './keep-up.ts';
import { watchMail } from './mail/watch-mail.ts';
import { countPushes } from './metrics/count-messages.ts';
import { countRequests } from './metrics/count-requests.ts';
import { countRuns } from './metrics/count-runs.ts';
import { webPushOver } from './push/web-push.ts';
import { acceptSockets, type Upgrade } from './realtime/accept-sockets.ts';
import { restRoutes } from './rest/routes.ts';
import { largestBodyOf } from './storage/largest-body.ts';
import { storageRoutes } from './storage/routes.ts';
import { sweepOrphanedObjects } from './storage/sweep-orphaned-objects.ts';

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
  /** Says to whoever asks for readiness that a backup is being made, for as long as the work takes. */
  whileBackingUp<T>(work: () => Promise<T>): Promise<T>;
  /** Invites somebody to an account, by mail. False when the address is in use. */
  invite(email: string): Promise<boolean>;
  /** Says that a job may have come due by another hand than a request's. */
  pollJobs(): void;
  /** Runs the jobs that are due by the clock, until none is. */
  runDueJobs(): Promise<void>;
  /** Resolves when every request that was taken in has its answer. The database is closed by whoever opened it. */
  close(): Promise<void>;
}

/** Puts the pipeline together: id → log → headers → limits → cross-origin → routes → the web app. `webFolder` is the built web app, if any. */
export async function createServer(given: Dependencies & { webFolder?: string }): Promise<Server> {
  const mail = watchMail(given.mail, given);
  // Everything that requests ask of the database goes through the one queue; jobs pass it by.
  const dependencies = { ...given, mail, database: fairQueue(given.database) };
  const { config, keys, database, clock, logger, sms, objects, metrics, webFolder } = dependencies;
  const verseSets = config.verseSets === undefined ? [] : readVerseSets(config.verseSets);
  const settings = {
    url: '',
    anonKey: keys.anonKey,
    sms: sms !== undefined,
    alertsBy: [...(sms?.reachesPeople ? ['sms' as const] : []), ...(mail.reachesPeople ? ['email' as const] : [])],
    verseSets: verseSets.length > 0,
    keepOffline: config.keepOffline,
    operator: config.operator,
    signUp: config.signUp,
    premiumForEverybody: config.premiumGrant === 'everybody',
    resendSeconds: config.sendIntervalSeconds,
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
  let backups = 0;
  const migrations = await readMigrationNames();
  const health = { ...{ database, logger, migrations }, isStopping: () => isStopping, isBackingUp: () => backups > 0 };
  app.route('/', healthRoutes({ ...health, jobsStandStill: () => worker.standsStill() }));
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*', '/.well-known/*'])
    app.use(path, crossOrigin());
  app.use(rateLimit(config.rateLimits.requestsPerMinute));
  app.use((context, next) =>
    runForClient({ address: context.get('address'), isGone: () => context.req.raw.signal.aborted }, next),
  );
  app.use(limitBodies(keys, largestBodyOf));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        context.set('refusal', 'method_not_allowed');
        const refusal = new Refusal('method_not_allowed', { headers: { allow: methods.join(', ') } });
        return renderError(refusal, familyOf(context.req.path), context.req.raw);
      },
    }),
  );

  const auth = authRoutes({ ...dependencies, finishDeletionLater, wake: () => worker.wake() });
  app.route('/auth/v1', auth);
  const isAlive = (sessionId: string) => sessionIsAlive(database, sessionId, clock);
  app.route('/rest/v1', restRoutes({ database, keys, clock, sessionIsAlive: isAlive }));
  app.route('/storage/v1', storageRoutes({ database, keys, clock, logger, objects, sessionIsAlive: isAlive }));
  app.route('/functions/v1', verseSetRoutes(verseSets));
  app.route('/functions/v1', calendarFeedRoutes({ database, clock }));
  await writePremiumOffer(database, config.premiumGrant);
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
    [noticeJob]: sendQueuedNotice(auth.sendNoticeTo),
    [deletionJob]: deleteAccount({
      ...{ database, clock, logger, mail },
      closeForGood: auth.closeForGood,
      sweepBytes: () => sweepOrphanedObjects(dependencies),
    }),
    [erasureJob]: eraseDeletedRows({ database, clock, logger }),
    [alarmJob]: sendAlarm({ database, clock, push, answerSecret: keys.push.answerSecret }),
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
    if (protocolOf(path) !== undefined || !web) {
      context.set('refusal', 'not_found');
      return renderError(new Refusal('not_found'), familyOf(path), raw);
    }
    return web(raw);
  });
  app.onError((error, context) => {
    const family = familyOf(context.req.path);
    const { refusal, fault } = refusalOf(error, family, context.get('requestId'));
    context.set('refusal', refusal.code);
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
        () => sweepOrphanedObjects(dependencies),
        () => resumeDeletions(database, clock.now()),
        () => database.asOwner((transaction) => healSweep(transaction, clock.now())),
        ...(billing ? [billing.keepUp] : []),
        lookAtJobs,
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
      // Mails that no answer waited for.
      await auth.settled();
    },
  };
}
