import { Hono } from 'hono';
import { z } from 'zod';
import type { RequestEnvironment } from '#dependencies.ts';
import { callingPerson } from '#http/caller.ts';
import { rateLimit, limitByMinute } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import { Refusal } from '#errors.ts';
import { requestDeletion, cancelDeletion } from './request-deletion.ts';
import type { EndRenewal, FunctionDependencies, ProductFunction } from '../product-function.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionDueAt, deletionJob, deletionMailJob, cancelledMailJob, resumeDeletions } from './deletion-jobs.ts';
import { erasureJob, eraseDeletedRows } from './overwrite-deleted-bytes.ts';
import { sendDeletionMail, sendCancelledMail } from './send-deletion-mails.ts';

/** Maximum requests per minute: of one network address, and of one user. */
const callsOfAddressAMinute = 60;
const callsOfPersonAMinute = 20;
const noStore = { 'cache-control': 'no-store' };
const proofBody = z.object({ password: z.string().max(1000).optional(), code: z.string().max(40).optional() });

interface Extras {
  /** Removes the stored files of deleted objects. */
  sweepBytes: () => Promise<unknown>;
  /** Ends the plan's renewal, so that no user pays while their account waits for deletion. Set when payments are configured. */
  endRenewal: EndRenewal | undefined;
}

/** Account deletion: its endpoints, the jobs that delete accounts and send the mails, and the retry of failed deletions. */
export function openAccountDeletion(
  dependencies: FunctionDependencies,
  { sweepBytes, endRenewal }: Extras,
): ProductFunction {
  const { database, clock, logger, mail, auth } = dependencies;
  return {
    routes: accountDeletionRoutes(dependencies, endRenewal),
    handlers: {
      [deletionMailJob]: sendDeletionMail({ database, mail }),
      [cancelledMailJob]: sendCancelledMail({ database, mail }),
      [deletionJob]: deleteAccount({ database, clock, logger, mail, closeForGood: auth.closeForGood, sweepBytes }),
      [erasureJob]: eraseDeletedRows({ database, clock, logger }),
    },
    upkeep: () => resumeDeletions(database, clock.now()),
  };
}

/**
 * functions/v1/account-deletion: GET returns when the account will be deleted. POST requests the deletion and requires a fresh
 * proof of identity, except from an anonymous user, whose account it deletes at once. DELETE cancels the deletion.
 */
function accountDeletionRoutes(
  { database, keys, clock, config, sessionIsAlive, auth, wake }: FunctionDependencies,
  endRenewal: EndRenewal | undefined,
): Hono<RequestEnvironment> {
  const limit = limitByMinute(callsOfPersonAMinute);
  const person = async (request: Request) => {
    const { userId, claims } = await callingPerson(request, keys, sessionIsAlive);
    await limit(userId);
    return { userId, isAnonymous: claims['is_anonymous'] === true };
  };
  // An anonymous account gets no grace period. The request ends its sessions, so nobody could sign in again to cancel.
  const graceDaysOf = (isAnonymous: boolean) => (isAnonymous ? 0 : config.accountDeletionDays);
  const routes = new Hono<RequestEnvironment>();
  routes.use('/account-deletion', rateLimit(callsOfAddressAMinute));

  routes.get('/account-deletion', async (context) => {
    const { userId, isAnonymous } = await person(context.req.raw);
    const dueAt = await database.asOwner((transaction) => deletionDueAt(transaction, userId));
    return context.json({ grace_days: graceDaysOf(isAnonymous), due_at: dueAt }, 200, noStore);
  });

  routes.post('/account-deletion', async (context) => {
    await person(context.req.raw);
    const { userId, isAnonymous, endSessions } = await auth.prove(context, await readBody(context.req.raw, proofBody));
    const now = clock.now();
    const { dueAt, notifyEnded } = await database.asOwner(async (transaction) => {
      const asked = await requestDeletion(transaction, { userId, now, graceDays: graceDaysOf(isAnonymous) });
      await endRenewal?.(transaction, userId, now);
      return { dueAt: asked, notifyEnded: await endSessions(transaction) };
    });
    notifyEnded();
    wake();
    return context.json({ due_at: dueAt }, 200, noStore);
  });

  routes.delete('/account-deletion', async (context) => {
    const { userId } = await person(context.req.raw);
    const isKept = await database.asOwner((transaction) => cancelDeletion(transaction, userId, clock.now()));
    // The account was deleted while this request waited for the lock on it.
    if (!isKept) throw new Refusal('user_not_found');
    wake();
    return context.body(null, 204);
  });
  return routes;
}
