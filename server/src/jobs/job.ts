import type { Transaction } from '#database/port.ts';

/** Work that the server owes, as its handler sees it. */
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
 * What came of a run: done for good; owed again at a moment; given up. Why it is owed or was given up the operator can read: a code, never anybody's
 * words.
 */
export type Outcome = 'done' | { again: Date; because?: string } | { dead: string };

/**
 * Runs a job of one kind. It may be run again after it did all its work: a process can end before the outcome is kept. So it looks first at what
 * was done already. A handler that throws is run again after a while, longer each time.
 */
export type Handler = (job: Job) => Promise<Outcome>;

/** The handlers by the kind of job that they run. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Said in the transaction that makes a job a dead letter, by whomever that was decided: what its person reads must not go on saying that it is owed. */
export type GivingUp = (transaction: Transaction, jobId: string) => Promise<void>;

/** What is said so, by the kind of job. */
export type GivingsUp = Readonly<Record<string, GivingUp>>;
