import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { jsonResponse } from '../requests/json-response.ts';
import type { Person } from '../sessions/require-person.ts';
import { requireSecondProof } from '../sessions/require-second-factor.ts';
import { isOver } from '../sessions/session-age.ts';
import { sessionsEnded } from '../sessions/session-is-alive.ts';

interface Row {
  id: string;
  device: string;
  aal: string;
  created_at: Date;
  used_at: Date;
  not_after: Date | null;
}

/**
 * GET sessions: returns the user's own sessions, most recently used first, so that users can end one that they do not recognise.
 * It is our own addition to the protocol (docs/protocol.md). `last_seen_at` is the time of the last token refresh. The real last
 * use may be later, by up to one token lifetime.
 */
export async function listSessions(auth: AuthContext, person: Person): Promise<Response> {
  requireSecondProof(person);
  const { rows } = await auth.database.asOwner((transaction) =>
    transaction.query<Row>(
      `select id, device, aal, created_at, not_after, coalesce(refreshed_at, created_at) as used_at
       from auth.sessions where user_id = $1 order by used_at desc, id limit 200`,
      [person.account.id],
    ),
  );
  const now = auth.clock.now();
  const alive = rows.filter((row) => !isOver(row, now));
  const sessions = alive.map((row) => ({
    id: row.id,
    device: row.device,
    current: row.id === person.sessionId,
    aal: row.aal,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.used_at.toISOString(),
  }));
  return jsonResponse({ sessions });
}

/**
 * DELETE sessions/{id}: ends one of the user's own sessions and returns 204. POST logout?scope=others ends all except the
 * caller's.
 */
export async function endSession(auth: AuthContext, sessionId: string, person: Person): Promise<Response> {
  requireSecondProof(person);
  const { count } = z.uuid().safeParse(sessionId).success
    ? await auth.database.asOwner((transaction) =>
        transaction.query('delete from auth.sessions where id = $1 and user_id = $2', [sessionId, person.account.id]),
      )
    : { count: 0 };
  if (count === 0) throw new Refusal('session_not_found', { status: 404, message: 'Session not found' });
  sessionsEnded(auth.database, [sessionId.toLowerCase()], auth.clock);
  return new Response(null, { status: 204 });
}
