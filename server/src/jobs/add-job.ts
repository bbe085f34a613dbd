import type { Transaction } from '#database/port.ts';

interface NewJob {
  id: string;
  kind: string;
  userId: string | null;
  payload?: Record<string, unknown>;
  now: Date;
  /** When it is due: now when left out. */
  runAt?: Date;
  /** The higher comes first; 0 when left out. */
  priority?: number;
}

/** Adds a job in the transaction of what makes it due: both are kept, or neither is. An id that is there already adds nothing. */
export async function addJob(transaction: Transaction, job: NewJob): Promise<void> {
  await transaction.query(
    `insert into server.jobs (id, kind, user_id, payload, run_at, scheduled_at, created_at, priority)
     values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (id) do nothing`,
    [job.id, job.kind, job.userId, job.payload ?? {}, job.runAt ?? job.now, job.now, job.priority ?? 0],
  );
}
