import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';

/** The kinds of jobs: read a customer, end a renewal, delete a deleted account's customer, compare all customers with Stripe. */
export const readingJob = 'billing-reading';
export const endingJob = 'billing-ending';
export const forgettingJob = 'billing-forgetting';
export const reconcilingJob = 'billing-reconciling';
export const billingJobs = [readingJob, endingJob, forgettingJob, reconcilingJob];

type NewReading = {
  now: Date;
  runAt?: Date;
  /** A text that identifies the job. Jobs with the same text are added only once. */
  once?: string;
} & Exclude<ReadingRequest, { session: string }>;

/** The customer to read, given directly or by a charge that they paid. */
export type ReadingRequest =
  | {
      customer: string;
      /**
       * How many reads of the customer had begun when the job was requested. If the result of a later read is stored, the job has
       * nothing to do.
       */
      after?: number;
    }
  | {
      customer: string;
      /** The id of the customer's purchase (Stripe's checkout session), which the job reads too. */
      session: string;
    }
  | { charge: string };

/**
 * Adds a job that reads a customer. The job has no user id: an account's deletion request removes the user's jobs, but payments
 * must still be read.
 */
export function addReading(transaction: Transaction, { now, runAt, once, ...payload }: NewReading): Promise<void> {
  const id = once === undefined ? randomUUID() : uuidOf(once);
  return addJob(transaction, { id, kind: readingJob, userId: null, payload, now, ...(runAt && { runAt }) });
}

/** Derives an id from a text. The same text gives the same id. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
