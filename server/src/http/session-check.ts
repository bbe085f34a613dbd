import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Whether a session was not ended. Asked at every request, so whoever gives it remembers answers for a short while. */
export type SessionIsAlive = (sessionId: string) => Promise<boolean>;

/** Refuses a token whose session has ended, though the token itself would still be good. The two keys have no session and pass. */
export async function checkSession(claims: Claims, isAlive: SessionIsAlive): Promise<void> {
  const session = claims['session_id'];
  if (typeof session !== 'string' || (await isAlive(session))) return;
  throw new Refusal('PGRST301', { message: 'Session from session_id claim in JWT does not exist' });
}
