import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/calling-person.ts';
import { limitByMinute } from '#http/limit-by-minute.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import type { Push } from '#push/push.ts';
import { answerAlarm } from './answer-alarm.ts';
import { readAnswerToken } from './answer-token.ts';
import { keepDevice } from './keep-device.ts';
import { pushBodies } from './push-bodies.ts';
import { wantSweep } from './sweep-job.ts';

type PushDependencies = Pick<Dependencies, 'database' | 'keys' | 'clock'> & {
  push: Push;
  sessionIsAlive: SessionIsAlive;
  /** Called once a job may be due. */
  wake: () => void;
};

/** Of one network address in a minute; behind one, a clinic may have many people. */
const callsAMinute = 120;

/** Of one person, by whichever way: each is a transaction or two. */
const askingsAMinute = 60;

const noStore = { 'cache-control': 'no-store' };

/** functions/v1/push: the devices that a person is told on, and what a notification is answered with. */
export function pushRoutes(dependencies: PushDependencies): Hono<RequestEnvironment> {
  const { database, keys, clock, push, sessionIsAlive, wake } = dependencies;
  const limit = limitByMinute(askingsAMinute);
  const person = async (request: Request) => {
    const caller = await callingPerson(request, keys, sessionIsAlive);
    await limit(caller.userId);
    return caller;
  };
  const routes = new Hono<RequestEnvironment>();
  routes.use('/push', rateLimit(callsAMinute));
  routes.use('/push/answer', rateLimit(callsAMinute));

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
    const device = await readBody(context.req.raw, pushBodies.keep);
    if (!push.isEndpoint(device.endpoint)) throw new Refusal('push_not_possible');
    const session = claims['session_id'];
    const sessionId = typeof session === 'string' ? session : undefined;
    const id = await database.asOwner(async (transaction) => {
      const kept = await keepDevice(transaction, { userId, sessionId, device, now: clock.now() });
      await wantSweep(transaction, clock.now());
      return kept;
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
