import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { callingPerson } from '#http/calling-person.ts';
import { limitByMinute } from '#http/limit-by-minute.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import { Refusal } from '#errors.ts';
import { askDeletion } from './ask-deletion.ts';
import { deletionDueAt } from './deletion-job.ts';
import { keepAccount } from './keep-account.ts';

/** A person who has just proved that it is them. */
interface Proven {
  userId: string;
  /** Ends all of their sessions; what it answers is called once that is kept. */
  endSessions: (transaction: Transaction) => Promise<() => void>;
}

type DeletionDependencies = Pick<Dependencies, 'database' | 'keys' | 'clock' | 'config'> & {
  sessionIsAlive: SessionIsAlive;
  /** Refuses whoever does not prove anew that it is them. */
  prove: (context: Context<RequestEnvironment>, proof: z.output<typeof proofBody>) => Promise<Proven>;
  /** Called once a job may be due. */
  wake: () => void;
  /** Where payments are taken: nobody is charged while their account waits for its end. */
  endRenewal?: ((transaction: Transaction, userId: string, now: Date) => Promise<void>) | undefined;
};

const callsAMinute = 60;
const askingsAMinute = 20;
const noStore = { 'cache-control': 'no-store' };
const proofBody = z.object({ password: z.string().max(1000).optional(), code: z.string().max(40).optional() });

/** functions/v1/account-deletion: whether, and until when it can be taken back; to ask for it, which takes a fresh proof; to keep the account after all. */
export function accountDeletionRoutes(dependencies: DeletionDependencies): Hono<RequestEnvironment> {
  const { database, keys, clock, config, sessionIsAlive, prove, wake } = dependencies;
  const limit = limitByMinute(askingsAMinute);
  const person = async (request: Request) => {
    const { userId } = await callingPerson(request, keys, sessionIsAlive);
    await limit(userId);
    return userId;
  };
  const routes = new Hono<RequestEnvironment>();
  routes.use('/account-deletion', rateLimit(callsAMinute));

  routes.get('/account-deletion', async (context) => {
    const userId = await person(context.req.raw);
    const dueAt = await database.asOwner((transaction) => deletionDueAt(transaction, userId));
    return context.json({ grace_days: config.accountDeletionDays, due_at: dueAt }, 200, noStore);
  });

  routes.post('/account-deletion', async (context) => {
    await person(context.req.raw);
    const { userId, endSessions } = await prove(context, await readBody(context.req.raw, proofBody));
    const now = clock.now();
    const { dueAt, tellEnded } = await database.asOwner(async (transaction) => {
      const asked = await askDeletion(transaction, { userId, now, graceDays: config.accountDeletionDays });
      await dependencies.endRenewal?.(transaction, userId, now);
      return { dueAt: asked, tellEnded: await endSessions(transaction) };
    });
    tellEnded();
    wake();
    return context.json({ due_at: dueAt }, 200, noStore);
  });

  routes.delete('/account-deletion', async (context) => {
    const userId = await person(context.req.raw);
    const isKept = await database.asOwner((transaction) => keepAccount(transaction, userId, clock.now()));
    // Its time came while this waited for it.
    if (!isKept) throw new Refusal('user_not_found');
    wake();
    return context.body(null, 204);
  });
  return routes;
}
