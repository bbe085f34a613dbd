import type { Transaction } from '#database/port.ts';
import type { PlannedDelivery } from './plan-deliveries.ts';

/**
 * Maximum new phone numbers and e-mail addresses (`most`) that one user's alerts may reach in `days` days.
 * An alert with `mostContactsOfAnAlert` contacts, each with a phone number and an e-mail address, reaches twice as many. The
 * limit leaves room to replace some of them.
 */
const newDestinations = { most: 30, days: 30 };
/** Days for which the server remembers a number or address after the last alert to it. */
const rememberedDays = 365;
/** Days for which an account is new. */
const newForDays = 7;

interface Facts {
  userId: string;
  /** When the account was created. */
  since: Date;
  now: Date;
  /** Maximum messages a day from the alerts of all new accounts together. */
  ofNewAccounts: number;
}

/**
 * Prevents the use of alerts to message arbitrary people. A message over the user's limit of new recipients gets the state
 * `failed`, and is not sent. The same applies to a message of a new account over the operator's daily limit for all new accounts
 * together, because anybody can create many accounts. Other users' alerts never limit an older account.
 */
export async function limitRecipients(
  transaction: Transaction,
  facts: Facts,
  planned: readonly PlannedDelivery[],
): Promise<PlannedDelivery[]> {
  const known = await recordRecipients(transaction, facts, planned.filter(isQueued));
  const limited = planned.map((each) =>
    isQueued(each) && !known.has(each.id) ? { ...each, state: 'failed' as const, reason: 'too_many_new' } : each,
  );
  if (facts.now.getTime() - facts.since.getTime() > newForDays * 86_400_000) return limited;
  let left = await takeOfNewAccounts(transaction, facts, limited.filter(isQueued).length);
  return limited.map((each) => {
    if (!isQueued(each)) return each;
    left -= 1;
    return left >= 0 ? each : { ...each, state: 'failed', reason: 'too_many_of_new_accounts' };
  });
}

const isQueued = ({ state }: PlannedDelivery) => state === 'queued';

/**
 * Records the recipients of an alert, and returns the ids of the permitted deliveries. The caller must lock the user's row, so
 * that concurrent alerts count each other's recipients.
 */
async function recordRecipients(
  transaction: Transaction,
  { userId, now }: Facts,
  planned: readonly PlannedDelivery[],
): Promise<ReadonlySet<string>> {
  await transaction.query('delete from app.alert_destinations where user_id = $1 and last_at < $2', [
    userId,
    daysBefore(now, rememberedDays),
  ]);
  const { rows } = await transaction.query<{ id: string }>(
    `with planned as (
       select id, place, sha256(convert_to($1 || ' ' || channel || ' ' || destination, 'UTF8')) as digest
       from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as given (id, channel, destination, place)
     ), fresh as (
       select digest, row_number() over (order by min(place)) as nth
       from planned
       where not exists (
         select from app.alert_destinations as kept where kept.user_id = $1::text::uuid and kept.digest = planned.digest
       )
       group by digest
     ), lately as (
       select count(*) as already from app.alert_destinations where user_id = $1::text::uuid and first_at > $6
     ), refused as (
       select digest from fresh, lately where already + nth > $7::integer
     ), kept as (
       insert into app.alert_destinations as kept (user_id, digest, first_at, last_at)
       select distinct $1::text::uuid, digest, $5::timestamptz, $5::timestamptz
       from planned where digest not in (select digest from refused)
       on conflict (user_id, digest) do update set last_at = excluded.last_at
     )
     select id from planned where digest not in (select digest from refused)`,
    [
      ...[userId, planned.map(({ id }) => id), planned.map(({ channel }) => channel)],
      ...[planned.map(({ destination }) => destination), now, daysBefore(now, newDestinations.days), newDestinations.most],
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes messages from the day's remaining limit for new accounts. Returns how many it granted. */
async function takeOfNewAccounts(transaction: Transaction, { now, ofNewAccounts }: Facts, wanted: number): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  await transaction.query('delete from app.alerts_of_new_accounts where day < $1::date - 30', [day]);
  await transaction.query(
    'insert into app.alerts_of_new_accounts (day, messages) values ($1, 0) on conflict (day) do nothing',
    [day],
  );
  const { rows } = await transaction.query<{ messages: number }>(
    'select messages from app.alerts_of_new_accounts where day = $1 for update',
    [day],
  );
  const taken = Math.max(0, Math.min(wanted, ofNewAccounts - (rows[0]?.messages ?? 0)));
  await transaction.query('update app.alerts_of_new_accounts set messages = messages + $2 where day = $1', [day, taken]);
  return taken;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
