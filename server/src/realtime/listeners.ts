import type { Claims, Database } from '#database/port.ts';
import type { Channel } from './channel.ts';

/** An id of no real session. It replaces the session id of listeners that also receive changes of their own session. */
const nobodysSession = '00000000-0000-0000-0000-000000000000';

/**
 * A listener's row is deleted this long after its last renewal. The database already ignores it after three minutes
 * (`app.is_listened_to` in database/migrations).
 */
const forgottenAfter = '10 minutes';

/** What the database must know about a listening channel. */
export interface Listening {
  userId: string;
  claims: Claims;
  tablesOnly: boolean;
}

/** Registers or renews a listener. For the next three minutes the database notifies it of the user's changes. */
export async function renewListener(database: Database, listening: Listening): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.finish(`${keep} values ($1::uuid, $2::uuid) ${again}`, [listening.userId, sessionOf(listening)]),
  );
}

/** Renews the listeners of these channels, and deletes expired rows of other listeners. */
export async function renewListeners(database: Database, channels: readonly Channel[]): Promise<void> {
  const pairs = new Map(channels.map((channel) => [listenerOf(channel), channel]));
  const listening = [...pairs.values()];
  await database.asOwner(async ({ query }) => {
    await query(`delete from app.listeners where seen_at < now() - interval '${forgottenAfter}'`);
    // The SQL join leaves out an account that was deleted a moment ago.
    await query(
      `${keep} select listening.* from unnest($1::uuid[], $2::uuid[]) as listening (user_id, session_id)
       join auth.users on users.id = listening.user_id ${again}`,
      [listening.map(({ userId }) => userId), listening.map(sessionOf)],
    );
  });
}

/** The key of a listener. Channels with the same user and session share one listener. */
export function listenerOf(listening: Listening): string {
  return `${listening.userId} ${sessionOf(listening)}`;
}

const keep = 'insert into app.listeners (user_id, session_id)';
const again = 'on conflict (user_id, session_id) do update set seen_at = now()';

function sessionOf({ claims, tablesOnly }: Omit<Listening, 'userId'>): string {
  const session = claims['session_id'];
  return tablesOnly && typeof session === 'string' ? session : nobodysSession;
}
