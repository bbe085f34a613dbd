import { randomUUID } from 'node:crypto';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { tooManyTries } from '../limits/limits.ts';
import { jsonResponse } from '../requests/json-response.ts';
import type { Sender } from '../requests/sender.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { presentSession } from '../sessions/present-session.ts';
import { sessionsEnded } from '../sessions/session-is-alive.ts';
import { signIn } from '../sessions/sign-in.ts';
import { closeForGood } from './account.ts';

/**
 * Maximum accounts that one run of the upkeep closes. On the embedded engine, deleting an account takes half a second of short
 * transactions, so the limit leaves most of each minute to requests and other jobs.
 */
const mostClosedAtOnce = 10;

/**
 * POST signup without an e-mail, phone and password. Creates an account without an address and returns its first session. Nobody
 * can sign in to it again until its user confirms an address (PUT user). Refuses with `anonymous_provider_disabled` unless
 * `ANONYMOUS_SIGN_IN` is true, with `signup_disabled` unless `SIGN_UP` is `open`, and with 429 above LIMIT_ANONYMOUS_PER_HOUR.
 */
export async function signUpAnonymously(
  auth: AuthContext,
  metadata: Record<string, unknown>,
  sender: Sender,
): Promise<Response> {
  const { config, limits, keys } = auth;
  if (!config.anonymous.isAllowed) throw new Refusal('anonymous_provider_disabled');
  if (config.signUp !== 'open') throw new Refusal('signup_disabled');
  const rule = { name: 'anonymous by address', times: config.anonymous.mostPerHour, windowSeconds: 3600 };
  const wait = await limits.count(rule, sender.address);
  if (wait > 0) throw tooManyTries(wait);
  const now = auth.clock.now();
  const userId = randomUUID();
  const signedIn = await auth.database.asOwner(async (transaction) => {
    await transaction.query(
      `insert into auth.users (id, is_anonymous, raw_user_meta_data, created_at, updated_at) values ($1, true, $2, $3, $3)`,
      [userId, JSON.stringify(metadata), now.toISOString()],
    );
    const { refreshSecret } = keys;
    return signIn(transaction, { userId, method: 'anonymous', now, refreshSecret, device: sender.device });
  });
  return jsonResponse(await presentSession(auth, signedIn));
}

/**
 * SQL condition on `auth.users account`: an anonymous account that was not used since `$1`. A refreshed session and a requested
 * change of address count as use. An account that an administrator closed stays.
 */
const isUnused = `account.is_anonymous and account.deleted_at is null and account.banned_until is null
  and account.created_at < $1 and account.updated_at < $1
  and not exists (select from auth.sessions session
    where session.user_id = account.id and coalesce(session.refreshed_at, session.created_at) >= $1)`;

/**
 * Closes anonymous accounts that were unused for `ANONYMOUS_ACCOUNT_DAYS`, and adds the jobs that delete their rows in batches.
 * The upkeep calls it. Without it, accounts that nobody can open any more would fill the disk.
 */
export async function closeUnusedAnonymousAccounts(auth: AuthContext): Promise<void> {
  const { database, clock } = auth;
  const now = clock.now();
  const before = new Date(now.getTime() - auth.config.anonymous.unusedDays * 86_400_000).toISOString();
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ id: string }>(
      `select id from auth.users account where ${isUnused} order by created_at limit ${String(mostClosedAtOnce)}`,
      [before],
    ),
  );
  for (const { id } of rows) {
    const ended = await database.asOwner(async (transaction) => {
      // Check again under a lock: the user may have come back, or another process may be closing the account.
      const { count } = await transaction.query(
        `select from auth.users account where id = $2 and ${isUnused} for update skip locked`,
        [before, id],
      );
      if (count === 0) return [];
      const sessions = await endSessions(transaction, { scope: 'global', userId: id });
      await closeForGood(transaction, id, now);
      await auth.enqueueDeletion(transaction, id, now);
      return sessions;
    });
    sessionsEnded(database, ended, clock);
  }
  if (rows.length > 0) auth.wake();
}
