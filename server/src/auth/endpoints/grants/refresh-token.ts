import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { isBanned, findAccount, findIdentities } from '../../accounts/account.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';
import { turnRefreshToken } from '../../sessions/refresh-token.ts';
import { defineGrant } from './grant.ts';

const body = z.object({ refresh_token: z.string().min(1, 'a refresh token is needed').max(200) });

/**
 * POST token?grant_type=refresh_token. Returns a new access token and the session's active refresh token
 * (sessions/refresh-token.ts).
 */
export const refreshTokenGrant = defineGrant(body, async (auth, given) => {
  const now = auth.clock.now();
  const { database, keys, clock } = auth;
  const { turned, account, identities } = await database.asOwner(async (transaction) => {
    const turned = await turnRefreshToken(transaction, {
      token: given.refresh_token,
      now,
      refreshSecret: keys.refreshSecret,
    });
    if (turned.kind !== 'good') return { turned, account: undefined, identities: [] };
    const account = await findAccount(transaction, { id: turned.userId });
    return { turned, account, identities: await findIdentities(transaction, turned.userId) };
  });
  if (turned.kind === 'reused') {
    sessionsEnded(database, [turned.sessionId], clock);
    throw new Refusal('refresh_token_already_used');
  }
  if (turned.kind === 'ended') throw new Refusal('session_expired');
  if (turned.kind === 'unknown' || !account) throw new Refusal('refresh_token_not_found');
  if (isBanned(account, now)) throw new Refusal('user_banned');
  return jsonResponse(await presentSession(auth, { account, identities, session: turned.session }));
});
