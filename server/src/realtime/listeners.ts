import type { Claims, Database } from '#database/port.ts';
import type { Channel } from './channel.ts';

/** Stands for a listener that also receives its own changes. */
const nobodysSession = '00000000-0000-0000-0000-000000000000';

/** After this time a listener that nobody renewed is none (`app.is_listened_to` of database/migrations); the row goes later. */
const forgottenAfter = '10 minutes';

/** A channel, as far as the database must know of it. */
export interface Listening {
  userId: string;
  claims: Claims;
  tablesOnly: boolean;
}

/** Registers a listener in the database: from now on it sends notifications of the person's changes. */
export async function renewListener(database: Database, listening: Listening): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.finish(`${keep} values ($1::uuid, $2::uuid) ${again}`, [listening.userId, sessionOf(listening)]),
  );
}

/** Says the same of all who still do, and forgets those who long don't. */
export async function renewListeners(database: Database, channels: readonly Channel[]): Promise<void> {
  const pairs = new Map(channels.map((channel) => [listenerOf(channel), channel]));
  const listening = [...pairs.values()];
  await database.asOwner(async ({ query }) => {
    await query(`delete from app.listeners where seen_at < now() - interval '${forgottenAfter}'`);
    // An account may have been deleted a moment ago.
    await query(
      `${keep} select listening.* from unnest($1::uuid[], $2::uuid[]) as listening (user_id, session_id)
       join auth.users on users.id = listening.user_id ${again}`,
      [listening.map(({ userId }) => userId), listening.map(sessionOf)],
    );
  });
}

/** By what a listener is known: those of one person and session are one. */
export function listenerOf(listening: Listening): string {
  return `${listening.userId} ${sessionOf(listening)}`;
}

const keep = 'insert into app.listeners (user_id, session_id)';
const again = 'on conflict (user_id, session_id) do update set seen_at = now()';

function sessionOf({ claims, tablesOnly }: Omit<Listening, 'userId'>): string {
  const session = claims['session_id'];
  return tablesOnly && typeof session === 'string' ? session : nobodysSession;
}
