import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { callingPerson } from '#http/caller.ts';
import { limitByMinute } from '#http/rate-limit.ts';
import type { FunctionDependencies, ProductFunction } from '../product-function.ts';
import { acceptAlert, deliveryJobs } from './accept-alert.ts';
import { readAlertRequest } from './alert-request.ts';
import { deliverAlert, giveUpDelivery } from './deliver-alert.ts';
import { pollDeliveryStatus, acceptStatusReport } from './delivery-status.ts';
import { statusPollJob } from './record-attempt.ts';

/**
 * Maximum requests of one user per minute, accepted or refused, because each one is a transaction. A page that retries until it
 * gets a response needs only a few.
 */
const callsOfPersonAMinute = 60;

/** The columns of a delivery that its user may read, as the table grants them. */
const shown = 'id, contact_id, contact_name, channel, state, reason, interrupted, next_try_at, updated_at';

/** Crisis alerts: their endpoints, the jobs that deliver them, and the job that polls the status of text messages. */
export function openCrisisAlert(dependencies: FunctionDependencies): ProductFunction {
  const { database, clock, sms, mail, config } = dependencies;
  const deliver = deliverAlert({ database, clock, sms, mail, siteUrl: config.siteUrl });
  return {
    routes: crisisAlertRoutes(dependencies),
    handlers: {
      [deliveryJobs.sms]: deliver,
      [deliveryJobs.email]: deliver,
      [statusPollJob]: pollDeliveryStatus({ database, clock, sms }),
    },
    onGivenUp: { [deliveryJobs.sms]: giveUpDelivery, [deliveryJobs.email]: giveUpDelivery },
  };
}

/**
 * functions/v1/crisis-alert: accepts the caller's alert. The response has the state in which the server stored each message. The
 * client reads later states from rest/v1/crisis_deliveries.
 */
function crisisAlertRoutes(dependencies: FunctionDependencies): Hono<RequestEnvironment> {
  const { database, keys, clock, config, sms, mail, logger, sessionIsAlive, wake } = dependencies;
  const limit = limitByMinute(callsOfPersonAMinute);
  const routes = new Hono<RequestEnvironment>();
  routes.post('/crisis-alert', async (context) => {
    const { userId } = await callingPerson(context.req.raw, keys, sessionIsAlive);
    await limit(userId);
    const request = await readAlertRequest(context.req.raw);
    const configured = { sms: sms?.reachesPeople ?? false, email: mail.reachesPeople };
    const answer = await database.asOwner(async (transaction) => {
      const ofNewAccounts = config.alertMessagesOfNewAccounts;
      const accepted = await acceptAlert(transaction, { userId, request, now: clock.now(), configured, ofNewAccounts });
      const { rows } = await transaction.query<{ reason: string | null }>(
        `select ${shown} from public.crisis_deliveries where event_id = $1 and user_id = $2 order by contact_name, channel, id`,
        [request.id, userId],
      );
      return { id: request.id, already: accepted.already, left_out: accepted.leftOut, deliveries: rows };
    });
    if (answer.deliveries.some(({ reason }) => reason === 'too_many_of_new_accounts'))
      logger.warn('messages of an alert were not sent, since new accounts sent many today: docs/operations.md, Alerts');
    wake();
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
  routes.post('/crisis-alert/status/:id', (context) =>
    acceptStatusReport(dependencies, context.req.raw, context.req.param('id')),
  );
  return routes;
}
