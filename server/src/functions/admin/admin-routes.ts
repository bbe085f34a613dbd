import { Hono, type Context } from 'hono';
import type { Transaction } from '#database/port.ts';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/calling-person.ts';
import { limitByMinute } from '#http/limit-by-minute.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import { requireActingAdmin, type Admin } from './acting-admin.ts';
import { adminBodies } from './admin-bodies.ts';
import { closeAccount, findOpenAccount, lockAdmins, openAccount, setAdmin, setPremium } from './change-account.ts';
import { idOf } from './id-of.ts';
import { jobActions } from './job-actions.ts';
import { readAdminPages } from './read-pages.ts';
import { writeLog } from './write-log.ts';

export type AdminDependencies = Pick<Dependencies, 'database' | 'keys' | 'clock'> & {
  sessionIsAlive: SessionIsAlive;
  /** Refuses whoever does not prove anew that it is them. */
  prove: (
    context: Context<RequestEnvironment>,
    proof: { password?: string | undefined; code?: string | undefined },
  ) => Promise<unknown>;
  /** Ends an account's sessions; what it answers is called once that is kept. */
  endSessionsOf: (transaction: Transaction, userId: string) => Promise<() => void>;
  /** Counts a confirmation to an address and answers what sends it. */
  confirmationTo: (context: Context<RequestEnvironment>, email: string) => Promise<() => void>;
  /** Where payments are taken: nobody pays on for an account that they cannot enter. */
  endRenewal?: ((transaction: Transaction, userId: string, now: Date) => Promise<void>) | undefined;
  /** Called once a job may be due. */
  wake: () => void;
};

const callsAMinute = 240;
const askingsAMinute = 120;

/**
 * functions/v1/admin: accounts without anything of their journals, counts, the queue, and the log of what was done. The database is asked each time whether an
 * administrator asks. Closing an account and the administrator's right take a fresh proof besides.
 */
export function adminRoutes(dependencies: AdminDependencies): Hono<RequestEnvironment> {
  const { database, keys, clock, sessionIsAlive, prove, endSessionsOf, confirmationTo, endRenewal, wake } = dependencies;
  const limit = limitByMinute(askingsAMinute);
  const adminOf = async (context: Context<RequestEnvironment>): Promise<Admin> => {
    const { userId, claims } = await callingPerson(context.req.raw, keys, sessionIsAlive);
    await limit(userId);
    return { id: userId, claims };
  };
  /** An action upon the account of the address; refused before anything of it is looked at where no administrator asks. */
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
  /** Asked before a password is: who is no administrator learns nothing by guessing here. */
  const refuseOthers = (admin: Admin) => database.asOwner((transaction) => requireActingAdmin(transaction, admin));

  const routes = new Hono<RequestEnvironment>();
  routes.use('/admin/*', rateLimit(callsAMinute));
  readAdminPages(routes, { database, clock, adminOf });
  jobActions(routes, { ...dependencies, adminOf });

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
    const tellEnded = await actionOn(context, admin, async (transaction, action) => {
      await closeAccount(transaction, action);
      await endRenewal?.(transaction, action.accountId, action.now);
      return endSessionsOf(transaction, action.accountId);
    });
    tellEnded();
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
    const tellEnded = await actionOn(context, admin, async (transaction, { accountId, now }) => {
      await findOpenAccount(transaction, accountId, now);
      await writeLog(transaction, { adminId: admin.id, accountId, action: 'sessions_ended', now });
      return endSessionsOf(transaction, accountId);
    });
    tellEnded();
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

/** The address of an account that waits for its confirmation. */
async function waitingAddress(
  transaction: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const { email, isConfirmed } = await findOpenAccount(transaction, accountId, now);
  if (email === null || isConfirmed) throw new Refusal('account_confirmed');
  return email;
}
