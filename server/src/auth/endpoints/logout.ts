import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { endSessions, scopes } from '../sessions/end-sessions.ts';
import type { Person } from '../sessions/require-person.ts';
import { requireSecondProof } from '../sessions/require-second-factor.ts';
import { sessionsEnded } from '../sessions/session-is-alive.ts';

/**
 * POST logout?scope=global|local|others. `global` (the default) ends all of the user's sessions, `local` only the calling
 * session, and `others` all except the calling session. Any session may end itself. `global` and `others` require aal2 if the
 * user has a second factor.
 */
export async function logout(auth: AuthContext, wanted: string | undefined, person: Person): Promise<Response> {
  const scope = scopes.find((known) => known === (wanted ?? 'global'));
  if (!scope) throw new Refusal('validation_failed', { message: 'Unsupported logout scope' });
  if (scope !== 'local') requireSecondProof(person);
  const { account, sessionId } = person;
  const ended = await auth.database.asOwner((transaction) =>
    endSessions(transaction, { scope, userId: account.id, sessionId }),
  );
  sessionsEnded(auth.database, ended, auth.clock);
  return new Response(null, { status: 204 });
}
