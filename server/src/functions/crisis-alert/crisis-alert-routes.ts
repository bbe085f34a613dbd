import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { callingPerson } from '#http/calling-person.ts';
import { limitByMinute } from '#http/limit-by-minute.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import { acceptAlert } from './accept-alert.ts';
import { readAlertRequest } from './alert-request.ts';
import { takeStatus } from './take-status.ts';

type CrisisDependencies = Pick<Dependencies, 'database' | 'keys' | 'clock' | 'config' | 'sms' | 'mail' | 'logger'> & {
  sessionIsAlive: SessionIsAlive;
  /** Called once an alert is kept: its messages are due now. */
  wake: () => void;
};

/** Of one person, taken or refused: each is a transaction. A page that asks again until it has an answer needs a few. */
const askingsAMinute = 60;

/** What a person may see of a delivery, as the table has it. */
const shown = 'id, contact_id, contact_name, channel, state, reason, interrupted, next_try_at, updated_at';

/**
 * functions/v1/crisis-alert: takes an alert in the name of who calls, and answers with the state of each message once all of it is kept. What becomes of
 * them is read at rest/v1/crisis_deliveries.
 */
export function crisisAlertRoutes(dependencies: CrisisDependencies): Hono<RequestEnvironment> {
  const { database, keys, clock, config, sms, mail, logger, sessionIsAlive, wake } = dependencies;
  const limit = limitByMinute(askingsAMinute);
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
  routes.post('/crisis-alert/status/:id', (context) => takeStatus(dependencies, context.req.raw, context.req.param('id')));
  return routes;
}
