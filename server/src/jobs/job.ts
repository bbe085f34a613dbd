import type { Transaction } from '#database/port.ts';

/** Pending work of the server, as its handler sees it. */
export interface Job {
  id: string;
  kind: string;
  /** Whose it is; null: nobody's. */
  userId: string | null;
  /** `revived`: it was given up, and the operator asked for one more run. */
  payload: Record<string, unknown>;
  /** Which run this is since the last outcome: 1, unless runs were cut or threw. */
  attempt: number;
  createdAt: Date;
}

/**
 * The result of a run: done, due again at a moment, or given up. The reason is a code for the operator, never anybody's
 * text.
 */
export type JobResult = 'done' | { again: Date; because?: string } | { dead: string };

/**
 * Runs a job of one kind. It may be run again after it did all its work: a process can end before the result is stored. So it checks first what
 * was done already. A handler that throws is run again after a while, longer each time.
 */
export type Handler = (job: Job) => Promise<JobResult>;

/** The handlers by the kind of job that they run. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Called in the transaction that makes a job a dead letter: rows that the person reads must not still show it as pending. */
export type OnGivenUp = (transaction: Transaction, jobId: string) => Promise<void>;

/** The same by the kind of job. */
export type OnGivenUpByKind = Readonly<Record<string, OnGivenUp>>;

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

/** Adds a job in the transaction of what makes it due: both are committed, or neither. An id that is there already adds nothing. */
export async function addJob(transaction: Transaction, job: NewJob): Promise<void> {
  await transaction.query(
    `insert into server.jobs (id, kind, user_id, payload, run_at, scheduled_at, created_at, priority)
     values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (id) do nothing`,
    [job.id, job.kind, job.userId, job.payload ?? {}, job.runAt ?? job.now, job.now, job.priority ?? 0],
  );
}
