import { createHash, createHmac } from 'node:crypto';

/**
 * The refresh token of a session's n-th turn. It follows from the server's key, so that the active one can be answered again without
 * being kept; without the key it says nothing.
 */
export function refreshTokenOf(secret: Uint8Array, sessionId: string, counter: number): string {
  return createHmac('sha256', secret).update(`refresh\n${sessionId}\n${counter}`).digest('base64url');
}

/** What the database keeps of a random token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
