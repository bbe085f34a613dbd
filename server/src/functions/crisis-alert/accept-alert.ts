import { mostContactsOfAnAlert } from '@cogn/shared/input-limits.ts';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { addJob } from '#jobs/job.ts';
import { type AlertRequest, tidyMessage } from './alert-request.ts';
import { findAlertPerson } from './find-alert-person.ts';
import { limitRecipients } from './limit-new-recipients.ts';
import { limitAlerts } from './limit-alerts.ts';
import { planDeliveries, readContacts, type PlannedDelivery } from './plan-deliveries.ts';

/**
 * The kinds of the jobs that send one message of an alert. The job's id is the delivery's id. Each channel has its own kind, so
 * that a hanging mail server does not delay text messages.
 */
export const deliveryJobs = { sms: 'crisis-sms', email: 'crisis-email' } as const;
/**
 * The priority of an alert's first message, higher than that of all other jobs. Each further message has a lower priority. The
 * first messages of all alerts therefore precede their second messages, and an alert with many contacts does not block others.
 */
const urgent = 100;

export interface AcceptedAlert {
  /** Whether the server accepted a request with this id before. If so, this request changed nothing. */
  already: boolean;
  /** Number of contacts over the limit of one alert, who get no message. */
  leftOut: number;
}

interface Facts {
  userId: string;
  request: AlertRequest;
  now: Date;
  configured: { sms: boolean; email: boolean };
  /** Maximum messages a day from the alerts of all new accounts together. */
  ofNewAccounts: number;
}

/**
 * Accepts an alert: one transaction stores the event, a delivery for each contact and channel, and the jobs that send them. A
 * request with a repeated id changes nothing. A refusal's message says what the user can do instead of the alert.
 */
export async function acceptAlert(transaction: Transaction, facts: Facts): Promise<AcceptedAlert> {
  const { userId, request, now, configured } = facts;
  const person = await findAlertPerson(transaction, userId, now);
  if (!person) throw new Refusal('no_authorization');
  const contacts = await readContacts(transaction, userId);
  const leftOut = Math.max(0, contacts.length - mostContactsOfAnAlert);
  if (await wasTaken(transaction, request.id, userId)) return { already: true, leftOut };
  if (person.isAnonymous) throw new Refusal('alert_takes_address');
  if (!person.premium) throw new Refusal('alert_takes_premium');
  if (!person.consents) throw new Refusal('alert_takes_consent');
  if (contacts.length === 0) throw new Refusal('alert_takes_contacts');
  await limitAlerts(transaction, userId, now);

  const planned = planDeliveries(contacts, configured);
  const { since } = person;
  const deliveries = await limitRecipients(transaction, { userId, since, now, ofNewAccounts: facts.ofNewAccounts }, planned);
  await insertEvent(transaction, facts, {
    contacts: contacts.slice(0, mostContactsOfAnAlert).map(({ name }) => name),
    message: (request.message ?? '') || tidyMessage(person.message ?? '') || null,
    language: request.language ?? person.language ?? 'pt',
  });
  await insertDeliveries(transaction, { userId, eventId: request.id, now }, deliveries);
  await transaction.query('insert into app.crisis_alerts (event_id, user_id, accepted_at) values ($1, $2, $3)', [
    request.id,
    userId,
    now,
  ]);
  for (const [place, { id, state, channel }] of deliveries.entries()) {
    const priority = urgent - place;
    if (state === 'queued') await addJob(transaction, { id, kind: deliveryJobs[channel], userId, now, priority });
  }
  return { already: false, leftOut };
}

async function wasTaken(transaction: Transaction, id: string, userId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ user_id: string }>(
    'select user_id from app.crisis_alerts where event_id = $1',
    [id],
  );
  if (rows[0] && rows[0].user_id !== userId) throw new Refusal('alert_id_taken');
  return rows.length > 0;
}

/**
 * Inserts the event. The row exists already if the device saved the event before it sent the alert. A date out of range becomes
 * the nearest allowed date (`app.bound_dates`), because a device with a wrong date must still be able to call for help.
 */
async function insertEvent(
  transaction: Transaction,
  { userId, request, now }: Facts,
  alert: { contacts: string[]; message: string | null; language: string },
): Promise<void> {
  const { count } = await transaction.query(
    `insert into public.crisis_events as event (id, user_id, date, alerted_at, contacts, message, language)
     values ($1, $2, greatest('1900-01-01', least('2199-12-31', $3::date)), $4, $5, $6, $7)
     on conflict (id) do update set
       alerted_at = excluded.alerted_at, contacts = excluded.contacts, message = excluded.message, language = excluded.language
     where event.user_id = excluded.user_id and event.alerted_at is null`,
    [request.id, userId, request.date, now, alert.contacts, alert.message, alert.language],
  );
  if (count === 0) throw new Refusal('alert_id_taken');
}

async function insertDeliveries(
  transaction: Transaction,
  { userId, eventId, now }: { userId: string; eventId: string; now: Date },
  deliveries: readonly PlannedDelivery[],
): Promise<void> {
  await transaction.query(
    `insert into public.crisis_deliveries
       (id, user_id, event_id, contact_id, contact_name, channel, destination, state, reason, next_try_at)
     select id, $1, $2, contact_id, contact_name, channel, destination, state, reason,
       case when state = 'queued' then $3::timestamptz end
     from json_populate_recordset(null::public.crisis_deliveries, $4::text::json)`,
    [userId, eventId, now, JSON.stringify(deliveries)],
  );
}
