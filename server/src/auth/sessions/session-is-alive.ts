import { systemClock, type Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * How long a process caches whether a session is alive. For this time it may still accept a session that ended in another
 * process.
 */
const rememberedForMilliseconds = 10_000;
const mostRemembered = 10_000;

interface CachedState {
  alive: boolean;
  askedAt: number;
}

const answers = new WeakMap<Database, Map<string, CachedState>>();

/** SQL condition on `auth.sessions session`: the user has a second factor but has not used it in the session. */
const lacksSecondFactor = `aal = 'aal1' and exists (select from auth.mfa_factors factor
  where factor.user_id = session.user_id and factor.status = 'verified' and factor.factor_type = 'totp')`;

/**
 * Whether a token's session still exists, for parts of the server that must stop serving signed-out users. Caches the result for
 * at most ten seconds, but rejects a session that ends in this process at once. Refuses with `insufficient_aal` when the user has
 * a second factor but has not used it in the session.
 */
export async function sessionIsAlive(database: Database, sessionId: string, clock: Clock = systemClock): Promise<boolean> {
  const now = clock.now().getTime();
  const known = answersOf(database).get(sessionId);
  if (known && Math.abs(now - known.askedAt) < rememberedForMilliseconds) return known.alive;
  if (!uuid.test(sessionId)) return false;
  const session = await database.asOwner(async (transaction) => {
    const { rows } = await transaction.finish<{ half: boolean }>(
      `select ${lacksSecondFactor} as half from auth.sessions session where id = $1 and (not_after is null or not_after > $2)`,
      [sessionId, new Date(now).toISOString()],
    );
    return rows[0];
  });
  if (session?.half)
    throw new Refusal('insufficient_aal', { status: 403, message: 'The second factor is still to be shown' });
  const alive = session !== undefined;
  const remembered = answersOf(database);
  // `sessionsEnded` may have recorded the session's end during the query. An ended session never becomes valid again.
  if (remembered.get(sessionId)?.alive === false && alive) return false;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(sessionId, { alive, askedAt: now });
  return alive;
}

/** Makes `sessionIsAlive` reject these sessions at once. Every function that ends sessions must call it. */
export function sessionsEnded(database: Database, sessionIds: readonly string[], clock: Clock): void {
  const remembered = answersOf(database);
  if (remembered.size >= mostRemembered) remembered.clear();
  for (const id of sessionIds) remembered.set(id, { alive: false, askedAt: clock.now().getTime() });
}

function answersOf(database: Database): Map<string, CachedState> {
  const known = answers.get(database) ?? new Map<string, CachedState>();
  answers.set(database, known);
  return known;
}

/**
 * Returns the ids of the sessions that exist and do not lack a second factor (`lacksSecondFactor`). It is `sessionIsAlive` for
 * many sessions at once, without a cache, for parts of the server that push data to users.
 */
export async function livingSessions(
  database: Database,
  sessionIds: readonly string[],
  clock: Clock,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ id: string }>(
      `select id from auth.sessions session
       where id = any($1::uuid[]) and (not_after is null or not_after > $2)
         and not (${lacksSecondFactor})`,
      [sessionIds, clock.now().toISOString()],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}
