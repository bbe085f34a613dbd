import type { Transaction } from '#database/port.ts';
import { announce } from '../notices/notice-job.ts';
import type { DeviceToSave } from './push-bodies.ts';

/** Maximum devices of one user. A new device replaces the one that was inactive for the longest time. */
const mostDevices = 20;
/**
 * Maximum devices of one user that the server remembers as announced by mail. Above this number, the server forgets the devices
 * that were inactive for the longest time. If such a device comes back, the server announces it again.
 */
const rememberedDevices = 60;

interface Facts {
  userId: string;
  /** The current session, or undefined for a token without a session. */
  sessionId: string | undefined;
  device: DeviceToSave;
  now: Date;
}

/**
 * Saves or updates a device for notifications, and returns the row's id. An endpoint is one browser on one device. If another
 * user has saved the endpoint, it moves to the caller. The server mails the user about a new device, because a session is enough
 * to add one, and the device can read the user's alarms.
 */
export async function saveDevice(transaction: Transaction, { userId, sessionId, device, now }: Facts): Promise<string> {
  const { endpoint, keys, language, time_zone: timeZone } = device;
  // Serialize concurrent calls for one device and of one user, so that they cannot save a device twice or exceed `mostDevices`.
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
  if (await isNews(transaction, userId, endpoint, now))
    await announce(transaction, { userId, notice: 'push_device_added', session: sessionId, now });
  return id;
}

/** Returns whether this device is new to this user, so that the server must announce it by mail. Records the announcement. */
async function isNews(transaction: Transaction, userId: string, endpoint: string, now: Date): Promise<boolean> {
  const { rows } = await transaction.query<{ news: boolean }>(
    `insert into app.announced_push_devices (user_id, endpoint_digest, seen_at) values ($1, sha256(convert_to($2, 'UTF8')), $3)
     on conflict (user_id, endpoint_digest) do update set seen_at = excluded.seen_at returning xmax = 0 as news`,
    [userId, endpoint, now],
  );
  await transaction.query(
    `delete from app.announced_push_devices where (user_id, endpoint_digest) in (
       select user_id, endpoint_digest from app.announced_push_devices where user_id = $1
       order by seen_at desc, endpoint_digest offset $2::integer)`,
    [userId, rememberedDevices],
  );
  return rows[0]?.news === true;
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
  if (!made) throw new Error('a device was not saved');
  return made.id;
}
