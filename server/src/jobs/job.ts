import type { Transaction } from '#database/port.ts';

/** Pending work of the server, as its handler sees it. */
export interface Job {
  id: string;
  kind: string;
  /** The job's user, or null if it belongs to none. */
  userId: string | null;
  /** The data for the handler. It contains `revived: true` if an operator or administrator retried the job as a dead letter. */
  payload: Record<string, unknown>;
  /** The number of this run: 1, plus the runs directly before it that were interrupted or threw an error. */
  attempt: number;
  createdAt: Date;
}

/**
 * The result of a run: the job is done, due again at a time, or given up. The reason (`because`, `dead`) is a code for the
 * operator, never a user's text.
 */
export type JobResult = 'done' | { again: Date; because?: string } | { dead: string };

/**
 * Runs a job of one kind. It must be idempotent, because a process can end before the result is stored. If it throws,
 * the job runs again with a growing delay.
 */
export type Handler = (job: Job) => Promise<JobResult>;

export type Handlers = Readonly<Record<string, Handler>>;

/** Called in the transaction that makes a job a dead letter, so that the user's rows stop showing it as pending. */
export type OnGivenUp = (transaction: Transaction, jobId: string) => Promise<void>;

export type OnGivenUpByKind = Readonly<Record<string, OnGivenUp>>;

interface NewJob {
  id: string;
  kind: string;
  userId: string | null;
  payload?: Record<string, unknown>;
  now: Date;
  /** When the job is due; by default now. */
  runAt?: Date;
  /** A higher priority runs first; the default is 0. */
  priority?: number;
}

/** Adds a job in the transaction that causes it, so that both are committed or neither. Does nothing if the id exists. */
export async function addJob(transaction: Transaction, job: NewJob): Promise<void> {
  await transaction.query(
    `insert into server.jobs (id, kind, user_id, payload, run_at, scheduled_at, created_at, priority)
     values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (id) do nothing`,
    [job.id, job.kind, job.userId, job.payload ?? {}, job.runAt ?? job.now, job.now, job.priority ?? 0],
  );
}

/**
 * Makes a dead letter due again, and counts its attempts from zero. Its handler sees `revived` in the payload, and may give
 * the job up again. Returns the job's kind, or undefined if there is no such dead letter.
 */
export async function reviveJob(transaction: Transaction, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    `update server.jobs set dead_at = null, run_at = $2, scheduled_at = $2, attempts = 0, payload = payload || '{"revived": true}'
     where id = $1 and dead_at is not null returning kind`,
    [id, now],
  );
  return rows[0]?.kind;
}

/** Removes a dead letter, never a pending job. Returns the job's kind, or undefined if there is no such dead letter. */
export async function dropJob(transaction: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    'delete from server.jobs where id = $1 and dead_at is not null returning kind',
    [id],
  );
  return rows[0]?.kind;
}
