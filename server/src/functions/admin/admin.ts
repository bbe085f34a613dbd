import { Hono, type Context } from 'hono';
import type { Transaction } from '#database/port.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/caller.ts';
import { rateLimit, limitByMinute } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { EndRenewal, FunctionDependencies, ProductFunction } from '../product-function.ts';
import { requireActingAdmin, type Admin } from './acting-admin.ts';
import { adminBodies, idOf } from './admin-requests.ts';
import { closeAccount, findOpenAccount, lockAdmins, openAccount, setAdmin, setPremium } from './change-account.ts';
import { jobActions } from './job-actions.ts';
import { readAdminPages } from './read-pages.ts';
import { writeLog } from './write-log.ts';

/** Maximum requests per minute: of one network address, and of one administrator. */
const callsOfAddressAMinute = 240;
const callsOfPersonAMinute = 120;

/**
 * Administration has only endpoints and no jobs. `endRenewal` is set when payments are configured. It ends the renewal of a
 * closed account's plan, so that no user pays for an account that they cannot enter.
 */
export function openAdmin(dependencies: FunctionDependencies, endRenewal: EndRenewal | undefined): ProductFunction {
  return { routes: adminRoutes(dependencies, endRenewal) };
}

/**
 * functions/v1/admin: accounts without journal contents, daily counts, the job queue, and the log of admin actions. On each
 * request the database checks that the caller is an administrator. Closing an account and changing the administrator right also
 * require a fresh proof of identity.
 */
function adminRoutes(
  { database, keys, clock, sessionIsAlive, auth, wake }: FunctionDependencies,
  endRenewal: EndRenewal | undefined,
): Hono<RequestEnvironment> {
  const { prove, endSessionsOf, confirmationTo } = auth;
  const limit = limitByMinute(callsOfPersonAMinute);
  const adminOf = async (context: Context<RequestEnvironment>): Promise<Admin> => {
    const { userId, claims } = await callingPerson(context.req.raw, keys, sessionIsAlive);
    await limit(userId);
    return { id: userId, claims };
  };
  /** Runs an action on the account in the path. Refuses callers who are not administrators before it looks up the account. */
  const actionOn = async <Done>(
    context: Context<RequestEnvironment>,
    admin: Admin,
    work: (transaction: Transaction, action: { admin: Admin; accountId: string; now: Date }) => Promise<Done>,
  ): Promise<Done> => {
    const accountId = idOf(context);
    return database.asOwner(async (transaction) => {
      await lockAdmins(transaction);
      await requireActingAdmin(transaction, admin);
      return work(transaction, { admin, accountId, now: clock.now() });
    });
  };
  /**
   * Refuses callers who are not administrators. Call it before checking a password, so that such callers cannot guess passwords
   * here.
   */
  const refuseOthers = (admin: Admin) => database.asOwner((transaction) => requireActingAdmin(transaction, admin));

  const routes = new Hono<RequestEnvironment>();
  routes.use('/admin/*', rateLimit(callsOfAddressAMinute));
  readAdminPages(routes, { database, clock, adminOf });
  jobActions(routes, { database, clock, wake, adminOf });

  routes.put('/admin/accounts/:id/premium', async (context) => {
    const admin = await adminOf(context);
    const { until } = await readBody(context.req.raw, adminBodies.premium);
    await actionOn(context, admin, (transaction, action) => setPremium(transaction, action, until));
    return context.body(null, 204);
  });

  routes.put('/admin/accounts/:id/admin', async (context) => {
    const admin = await adminOf(context);
    await refuseOthers(admin);
    const { admin: isAdmin, ...proof } = await readBody(context.req.raw, adminBodies.flag);
    await prove(context, proof);
    await actionOn(context, admin, (transaction, action) => setAdmin(transaction, action, isAdmin));
    return context.body(null, 204);
  });

  routes.post('/admin/accounts/:id/close', async (context) => {
    const admin = await adminOf(context);
    await refuseOthers(admin);
    await prove(context, await readBody(context.req.raw, adminBodies.close));
    const notifyEnded = await actionOn(context, admin, async (transaction, action) => {
      await closeAccount(transaction, action);
      await endRenewal?.(transaction, action.accountId, action.now);
      return endSessionsOf(transaction, action.accountId);
    });
    notifyEnded();
    wake();
    return context.body(null, 204);
  });

  routes.post('/admin/accounts/:id/open', async (context) => {
    const admin = await adminOf(context);
    await actionOn(context, admin, openAccount);
    return context.body(null, 204);
  });

  routes.delete('/admin/accounts/:id/sessions', async (context) => {
    const admin = await adminOf(context);
    const notifyEnded = await actionOn(context, admin, async (transaction, { accountId, now }) => {
      await findOpenAccount(transaction, accountId, now);
      await writeLog(transaction, { adminId: admin.id, accountId, action: 'sessions_ended', now });
      return endSessionsOf(transaction, accountId);
    });
    notifyEnded();
    return context.body(null, 204);
  });

  routes.post('/admin/accounts/:id/confirmation', async (context) => {
    const admin = await adminOf(context);
    const email = await actionOn(context, admin, waitingAddress);
    const send = await confirmationTo(context, email);
    await actionOn(context, admin, async (transaction, action) => {
      await waitingAddress(transaction, action);
      await writeLog(transaction, { ...action, adminId: admin.id, action: 'confirmation_sent' });
    });
    send();
    return context.body(null, 202);
  });
  return routes;
}

/**
 * Returns the e-mail of an account that is not confirmed yet. Refuses with `account_confirmed` if the account is confirmed or has
 * no e-mail.
 */
async function waitingAddress(
  transaction: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const { email, isConfirmed } = await findOpenAccount(transaction, accountId, now);
  if (email === null || isConfirmed) throw new Refusal('account_confirmed');
  return email;
}
