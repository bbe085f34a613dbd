import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';

/** The kinds of the jobs that read a Stripe customer, end a renewal, delete the customer of a deleted account, and compare all customers with Stripe. */
export const readingJob = 'billing-reading';
export const endingJob = 'billing-ending';
export const forgettingJob = 'billing-forgetting';
export const reconcilingJob = 'billing-reconciling';
export const billingJobs = [readingJob, endingJob, forgettingJob, reconcilingJob];

type NewReading = {
  now: Date;
  runAt?: Date;
  /** Two jobs with the same text are one job. */
  once?: string;
} & Exclude<ReadingRequest, { session: string }>;

/** The customer to read, given directly or by a charge that they paid. */
export type ReadingRequest =
  | {
      customer: string;
      /** How many reads had begun at the time of this request: a later read that was stored already covers it. */
      after?: number;
    }
  | {
      customer: string;
      /** The purchase that the customer began. */
      session: string;
    }
  | { charge: string };

/** Adds a job that reads a customer. The job belongs to no account: a deletion request removes the user's own jobs, but payments must still be read. */
export function addReading(transaction: Transaction, { now, runAt, once, ...payload }: NewReading): Promise<void> {
  const id = once === undefined ? randomUUID() : uuidOf(once);
  return addJob(transaction, { id, kind: readingJob, userId: null, payload, now, ...(runAt && { runAt }) });
}

/** Derives an id from a text: the same text gives the same id. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
