import { createMiddleware } from 'hono/factory';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { countForUser } from '#fair-queue/client.ts';
import { bearerToken } from '#http/caller.ts';
import { type Account, type Identity, findAccount, findIdentities } from '../accounts/account.ts';
import type { AuthContext } from '../auth-context.ts';

/** The authenticated user and their session. */
export interface Person {
  account: Account;
  identities: Identity[];
  sessionId: string;
  /** The session's assurance level: `aal1`, or `aal2` after a second factor. */
  aal: string;
  sessionStartedAt: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Middleware: authenticates the user of the bearer token. Handlers read the user with `context.var.person`. Each request queries
 * the database, so that no ended session passes.
 */
export function requirePerson(auth: AuthContext) {
  return createMiddleware<RequestEnvironment & { Variables: { person: Person } }>(async (context, next) => {
    context.set('person', await personOf(auth, context.req.raw));
    await next();
  });
}

/** Returns the user of the bearer token. Refuses a request without a token, or if the session or account no longer exists. */
export async function personOf(auth: AuthContext, request: Request): Promise<Person> {
  const token = bearerToken(request);
  if (!token) throw new Refusal('no_authorization');
  const { sub, session_id: sessionId } = await auth.keys.verify(token);
  if (typeof sub !== 'string' || !uuid.test(sub)) {
    throw new Refusal('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  if (typeof sessionId !== 'string' || !uuid.test(sessionId)) throw new Refusal('session_not_found');
  countForUser(sub);
  return findPerson(auth, sub, sessionId);
}

async function findPerson(auth: AuthContext, userId: string, sessionId: string): Promise<Person> {
  const now = auth.clock.now();
  // Send the queries together: one round trip instead of three.
  const found = await auth.database.asOwner(async (transaction) => {
    const [account, identities, { rows }] = await Promise.all([
      findAccount(transaction, { id: userId }),
      findIdentities(transaction, userId),
      transaction.query<{ aal: string; created_at: Date }>(
        'select aal, created_at from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
        [sessionId, userId, now.toISOString()],
      ),
    ]);
    return { account, identities, session: rows[0] };
  });
  const { account, identities, session } = found;
  if (!account) throw new Refusal('user_not_found', { status: 403, message: 'User from sub claim in JWT does not exist' });
  if (!session) throw new Refusal('session_not_found');
  return { account, identities, sessionId, aal: session.aal, sessionStartedAt: session.created_at };
}
