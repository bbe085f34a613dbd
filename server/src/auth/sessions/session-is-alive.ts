import { systemClock, type Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';

/** How long an answer is remembered, and so how long another process may still honour a session that was ended here. */
const rememberedForMilliseconds = 10_000;
const mostRemembered = 10_000;

interface Answer {
  alive: boolean;
  askedAt: number;
}

const answers = new WeakMap<Database, Map<string, Answer>>();

/**
 * Whether the session of a token still exists, for parts of the server that must not go on serving someone who signed out. Remembered
 * for at most ten seconds; a session that ends in this process is dead at once.
 */
export async function sessionIsAlive(database: Database, sessionId: string, clock: Clock = systemClock): Promise<boolean> {
  const now = clock.now().getTime();
  const known = answersOf(database).get(sessionId);
  if (known && Math.abs(now - known.askedAt) < rememberedForMilliseconds) return known.alive;
  const alive = await database.asOwner(async (transaction) => {
    const { rows } = await transaction.query(
      `select from auth.sessions where id::text = $1 and (not_after is null or not_after > $2)`,
      [sessionId, new Date(now).toISOString()],
    );
    return rows.length > 0;
  });
  const remembered = answersOf(database);
  // A session never comes back: what was ended while we asked stays ended.
  if (remembered.get(sessionId)?.alive === false && alive) return false;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(sessionId, { alive, askedAt: now });
  return alive;
}

/** Said by whatever ends sessions in this process. */
export function sessionsEnded(database: Database, sessionIds: readonly string[], clock: Clock): void {
  const remembered = answersOf(database);
  if (remembered.size >= mostRemembered) remembered.clear();
  for (const id of sessionIds) remembered.set(id, { alive: false, askedAt: clock.now().getTime() });
}

function answersOf(database: Database): Map<string, Answer> {
  const known = answers.get(database) ?? new Map<string, Answer>();
  answers.set(database, known);
  return known;
}
