import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';

/** The kinds of the jobs that read a customer at Stripe, that end a renewal, that delete a customer whose account is gone, and that compare all customers with Stripe's. */
export const readingJob = 'billing-reading';
export const endingJob = 'billing-ending';
export const forgettingJob = 'billing-forgetting';
export const reconcilingJob = 'billing-reconciling';
export const billingJobs = [readingJob, endingJob, forgettingJob, reconcilingJob];

type NewReading = {
  now: Date;
  runAt?: Date;
  /** Two readings with the same text are one job. */
  once?: string;
} & Exclude<ReadingRequest, { session: string }>;

/** Whom to read: a customer, or the one who paid a charge. */
export type ReadingRequest =
  | {
      customer: string;
      /** How many readings had begun when this was asked for: one that began later and was kept does its work. */
      after?: number;
    }
  | {
      customer: string;
      /** A purchase that they began. */
      session: string;
    }
  | { charge: string };

/** Asks for a reading. It is nobody's job: whoever asks for the deletion of their account ends their own jobs, and what was paid for must be read all the same. */
export function addReading(transaction: Transaction, { now, runAt, once, ...payload }: NewReading): Promise<void> {
  const id = once === undefined ? randomUUID() : uuidOf(once);
  return addJob(transaction, { id, kind: readingJob, userId: null, payload, now, ...(runAt && { runAt }) });
}

/** Derives an id from a text: the same text gives the same id. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
