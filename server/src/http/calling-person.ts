import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Keys } from '#keys.ts';
import { identifyCaller } from './caller.ts';
import { checkSession, type SessionIsAlive } from './session-check.ts';

/** The person who asks, signed in and in a session that lives. Refuses anybody else, programs with a key included. */
export async function callingPerson(
  request: Request,
  keys: Keys,
  isAlive: SessionIsAlive,
): Promise<{ userId: string; claims: Claims }> {
  const claims = await identifyCaller(request, keys);
  if (claims.role !== 'authenticated' || claims.sub === undefined) throw new Refusal('no_authorization');
  await checkSession(claims, isAlive);
  return { userId: claims.sub, claims };
}
