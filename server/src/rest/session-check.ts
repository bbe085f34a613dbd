import type { Clock } from '#clock.ts';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Whether a session was not ended; asked of auth by whoever puts the server together. */
export type SessionIsAlive = (sessionId: string) => Promise<boolean>;

const rememberedFor = 10_000;
const rememberedSessions = 5000;

/**
 * Refuses a token whose session has ended, though the token itself would still be good. An answer is remembered for ten seconds, so this is how
 * long a signed-out session can still write. Tokens without a session (the two keys) pass.
 */
export function sessionCheck(isAlive: SessionIsAlive, clock: Clock): (claims: Claims) => Promise<void> {
  const aliveUntil = new Map<string, number>();
  return async (claims) => {
    const session = claims['session_id'];
    if (typeof session !== 'string') return;
    const now = clock.now().getTime();
    if ((aliveUntil.get(session) ?? 0) > now) return;
    aliveUntil.delete(session);
    if (!(await isAlive(session)))
      throw new Refusal('PGRST301', { message: 'Session from session_id claim in JWT does not exist' });
    if (aliveUntil.size >= rememberedSessions) aliveUntil.delete(aliveUntil.keys().next().value as string);
    aliveUntil.set(session, now + rememberedFor);
  };
}
