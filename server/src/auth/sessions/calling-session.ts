import { countForUser } from '#fair-queue/client.ts';
import { bearerToken } from '#http/caller.ts';
import { InvalidToken } from '#keys.ts';
import type { AuthContext } from '../auth-context.ts';

/** The session that a valid token names. The caller must check in the database whether it still exists. */
export interface CallingSession {
  userId: string;
  sessionId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the session of a signed-in client, for endpoints with optional authentication. Returns undefined for all other clients,
 * also for those with an invalid token.
 */
export async function callingSession(auth: AuthContext, request: Request): Promise<CallingSession | undefined> {
  const token = bearerToken(request);
  if (!token) return undefined;
  try {
    const { sub, session_id: sessionId } = await auth.keys.verify(token);
    if (typeof sub !== 'string' || typeof sessionId !== 'string') return undefined;
    if (!uuid.test(sub) || !uuid.test(sessionId)) return undefined;
    countForUser(sub);
    return { userId: sub, sessionId };
  } catch (error) {
    if (error instanceof InvalidToken) return undefined;
    throw error;
  }
}
