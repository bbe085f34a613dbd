import type { Context, Hono } from 'hono';
import type { Transaction } from '#database/port.ts';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { reviveJob, dropJob } from '#jobs/job.ts';
import { requireActingAdmin, type Admin } from './acting-admin.ts';
import { idOf } from './admin-requests.ts';
import { writeLog } from './write-log.ts';

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  adminOf: (context: Context<RequestEnvironment>) => Promise<Admin>;
  /** Makes the job worker poll at once. Call it when a job may be due. */
  wake: () => void;
}

/** Adds the routes by which an administrator retries or deletes a dead letter. Pending jobs cannot be changed. */
export function jobActions(routes: Hono<RequestEnvironment>, { database, clock, adminOf, wake }: Needs): void {
  const action = async (
    context: Context<RequestEnvironment>,
    name: 'job_retried' | 'job_dropped',
    work: (transaction: Transaction, id: string, now: Date) => Promise<string | undefined>,
  ): Promise<Response> => {
    const admin = await adminOf(context);
    await database.asOwner(async (transaction) => {
      await requireActingAdmin(transaction, admin);
      const now = clock.now();
      const kind = await work(transaction, idOf(context, 'job_not_given_up'), now);
      if (kind === undefined) throw new Refusal('job_not_given_up');
      await writeLog(transaction, { adminId: admin.id, accountId: null, action: name, detail: kind, now });
    });
    wake();
    return context.body(null, 204);
  };
  routes.post('/admin/jobs/:id/retry', (context) => action(context, 'job_retried', reviveJob));
  routes.delete('/admin/jobs/:id', (context) => action(context, 'job_dropped', dropJob));
}
