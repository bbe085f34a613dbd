import type { Transaction } from '#database/port.ts';
import type { DeviceToKeep } from './push-bodies.ts';

/** Devices of one person; the one that was not heard of for the longest makes room. */
const mostDevices = 20;

interface Facts {
  userId: string;
  /** The sign-in that asks; undefined: a token without a session. */
  sessionId: string | undefined;
  device: DeviceToKeep;
}

/**
 * Keeps a device that a person wants to be told on, or renews what is known of it. An endpoint is one browser on one device, so one that somebody
 * else had before moves to who asks now. Answers the row's id.
 */
export async function keepDevice(transaction: Transaction, { userId, sessionId, device }: Facts): Promise<string> {
  const { endpoint, keys, language, time_zone: timeZone } = device;
  // Two calls for one device come one after the other, whoever makes them, and so do two for one person.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 37))', [endpoint]);
  await transaction.query('select from public.profiles where id = $1 for update', [userId]);
  await transaction.query(
    `delete from public.push_subscriptions as subscription using app.push_endpoints as place
     where place.subscription_id = subscription.id and place.endpoint = $2 and subscription.user_id <> $1`,
    [userId, endpoint],
  );
  const { rows: known } = await transaction.query<{ id: string }>(
    `update public.push_subscriptions as subscription set language = $3, time_zone = $4
     from app.push_endpoints as place
     where place.subscription_id = subscription.id and place.endpoint = $2 and subscription.user_id = $1
     returning subscription.id`,
    [userId, endpoint, language, timeZone],
  );
  const id = known[0]?.id ?? (await makeRow(transaction, userId, { language, timeZone }));
  await transaction.query(
    `insert into app.push_endpoints (subscription_id, endpoint, p256dh, auth, session_id) values ($1, $2, $3, $4, $5)
     on conflict (subscription_id) do update set p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id`,
    [id, endpoint, keys.p256dh, keys.auth, sessionId ?? null],
  );
  return id;
}

async function makeRow(
  transaction: Transaction,
  userId: string,
  { language, timeZone }: { language: string; timeZone: string },
): Promise<string> {
  await transaction.query(
    `delete from public.push_subscriptions where id in (
       select id from public.push_subscriptions where user_id = $1 order by updated_at desc, id offset $2::integer
     )`,
    [userId, mostDevices - 1],
  );
  const { rows } = await transaction.query<{ id: string }>(
    'insert into public.push_subscriptions (user_id, language, time_zone) values ($1, $2, $3) returning id',
    [userId, language, timeZone],
  );
  const [made] = rows;
  if (!made) throw new Error('a device was not kept');
  return made.id;
}
