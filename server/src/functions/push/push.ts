import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/caller.ts';
import { rateLimit, limitByMinute } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import { countPushes } from '#metrics/counters.ts';
import type { Push } from '#push/push.ts';
import { webPushOver } from '#push/web-push.ts';
import type { FunctionDependencies, ProductFunction } from '../product-function.ts';
import { answerAlarm } from './answer-alarm.ts';
import { readAnswerToken } from './answer-token.ts';
import { alarmJob } from './claim-alarms.ts';
import { saveDevice } from './save-device.ts';
import { pushBodies } from './push-bodies.ts';
import { sendAlarm } from './send-alarm.ts';
import { restoreSweep, sweepJob, sweepDueAlarms, requestSweep } from './sweep-due-alarms.ts';

/** Maximum requests per minute from one network address. It is high, because a clinic's address may have many users. */
const callsOfAddressAMinute = 120;

/** Maximum requests per minute of one user, with a session or an answer token. Each request takes one or two transactions. */
const callsOfPersonAMinute = 60;

const noStore = { 'cache-control': 'no-store' };

/**
 * Push notifications: their endpoints, the sweep that finds due alarms, the job that sends one alarm, and the regular check that
 * adds a missing job of the sweep again.
 */
export function openPush(dependencies: FunctionDependencies): ProductFunction {
  const { config, database, keys, clock, logger, metrics } = dependencies;
  const webPush = webPushOver(config, keys.push, clock);
  const push = metrics ? countPushes(webPush, metrics) : webPush;
  return {
    routes: pushRoutes(dependencies, push),
    handlers: {
      [sweepJob]: sweepDueAlarms({ database, clock, logger }),
      [alarmJob]: sendAlarm({ database, clock, push, answerSecret: keys.push.answerSecret }),
    },
    upkeep: () => database.asOwner((transaction) => restoreSweep(transaction, clock.now())),
  };
}

/** functions/v1/push: saves and removes a user's devices for notifications, and accepts answers to notifications. */
function pushRoutes(dependencies: FunctionDependencies, push: Push): Hono<RequestEnvironment> {
  const { database, keys, clock, sessionIsAlive, wake } = dependencies;
  const limit = limitByMinute(callsOfPersonAMinute);
  const person = async (request: Request) => {
    const caller = await callingPerson(request, keys, sessionIsAlive);
    await limit(caller.userId);
    return caller;
  };
  const routes = new Hono<RequestEnvironment>();
  routes.use('/push', rateLimit(callsOfAddressAMinute));
  routes.use('/push/answer', rateLimit(callsOfAddressAMinute));

  routes.get('/push', async (context) => {
    const { userId } = await person(context.req.raw);
    const { rows } = await database.asOwner((transaction) =>
      transaction.finish<{ daily_limit: number | null }>(
        'select daily_limit from public.alarm_settings where user_id = $1',
        [userId],
      ),
    );
    return context.json({ public_key: push.publicKey, daily_limit: rows[0]?.daily_limit ?? null }, 200, noStore);
  });

  routes.post('/push', async (context) => {
    const { userId, claims } = await person(context.req.raw);
    const device = await readBody(context.req.raw, pushBodies.save);
    if (!push.isEndpoint(device.endpoint)) throw new Refusal('push_not_possible');
    const session = claims['session_id'];
    const sessionId = typeof session === 'string' ? session : undefined;
    const id = await database.asOwner(async (transaction) => {
      const deviceId = await saveDevice(transaction, { userId, sessionId, device, now: clock.now() });
      await requestSweep(transaction, clock.now());
      return deviceId;
    });
    wake();
    return context.json({ id }, 200, noStore);
  });

  routes.delete('/push', async (context) => {
    const { userId } = await person(context.req.raw);
    const { endpoint } = await readBody(context.req.raw, pushBodies.forget);
    await database.asOwner((transaction) =>
      transaction.finish(
        `delete from public.push_subscriptions as subscription using app.push_endpoints as place
         where place.subscription_id = subscription.id and place.endpoint = $2 and subscription.user_id = $1`,
        [userId, endpoint],
      ),
    );
    return context.body(null, 204);
  });

  routes.post('/push/answer', async (context) => {
    const { token, answer } = await readBody(context.req.raw, pushBodies.answer);
    const right = await readAnswerToken(keys.push.answerSecret, token, clock.now());
    await limit(right.sub);
    const state = await answerAlarm(dependencies, right, answer);
    wake();
    return context.json({ state }, 200, noStore);
  });
  return routes;
}
