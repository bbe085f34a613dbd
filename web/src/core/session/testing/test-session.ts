import type { Session } from '../stored-session.ts';

/** A session as the server returns it, with this expiry in seconds since 1970. */
export function testSession({
  token = 'first',
  expiresAt = 3600,
  userId = 'person-1',
}: { token?: string; expiresAt?: number; userId?: string } = {}): Session {
  const user = { id: userId, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-11-21T10:00:00Z' };
  return {
    access_token: `access-${token}`,
    refresh_token: `refresh-${token}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  };
}
