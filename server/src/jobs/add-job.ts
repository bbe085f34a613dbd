import type { Transaction } from '#database/port.ts';

interface NewJob {
  id: string;
  kind: string;
  userId: string | null;
  payload?: Record<string, unknown>;
  runAt: Date;
  /** The higher comes first; 0 when left out. */
  priority?: number;
}

/** Adds a job in the transaction of what makes it due: both are kept, or neither is. An id that is there already adds nothing. */
export async function addJob(transaction: Transaction, job: NewJob): Promise<void> {
  await transaction.query(
    `insert into server.jobs (id, kind, user_id, payload, run_at, priority) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [job.id, job.kind, job.userId, job.payload ?? {}, job.runAt, job.priority ?? 0],
  );
}
