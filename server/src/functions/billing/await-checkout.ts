import type { Stripe } from 'stripe';
import type { Clock } from '#clock.ts';
import type { Database, Transaction } from '#database/port.ts';
import { type JobResult, addJob } from '#jobs/job.ts';
import { readingJob, uuidOf } from './billing-jobs.ts';

const minute = 60_000;
const day = 86_400_000;
/** Minimum time between two polls of Stripe for one purchase, however often the plans page requests a poll. */
const hurryMilliseconds = 15_000;
/** Days that a slow payment method, such as a bank transfer, may take. After them, the server stops polling the purchase. */
const slowestDays = 14;

const jobOf = (userId: string) => uuidOf(`checkout ${userId}`);

/**
 * Adds a job that polls a purchase at Stripe, because Stripe's event may never arrive. The job ends when the purchase is paid,
 * when it expires (a day after it began), or after `slowestDays`. An account has at most one such job, for its latest purchase.
 */
export async function awaitCheckout(
  transaction: Transaction,
  { userId, customer, session, now }: { userId: string; customer: string; session: string; now: Date },
): Promise<void> {
  const id = jobOf(userId);
  await transaction.query('delete from server.jobs where id = $1', [id]);
  const runAt = new Date(now.getTime() + 5 * minute);
  await addJob(transaction, { id, kind: readingJob, userId: null, payload: { customer, session }, now, runAt });
}

/**
 * Returns 'done', or when to poll a purchase again. The delay equals the purchase's age, but is at least five minutes and at most
 * two hours.
 */
export function afterCheckout(
  { status, payment_status: paid }: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>,
  { createdAt }: { createdAt: Date },
  clock: Clock,
): JobResult {
  const now = clock.now().getTime();
  const age = Math.max(0, now - createdAt.getTime());
  const isAwaited = status === 'open' || (status === 'complete' && paid === 'unpaid');
  if (!isAwaited || age > slowestDays * day) return 'done';
  return { again: new Date(now + Math.min(2 * 60 * minute, Math.max(5 * minute, age))) };
}

/**
 * Makes the next poll of Stripe for the account's open purchase due now. Does nothing within `hurryMilliseconds` after the last
 * poll. Returns whether it made the poll due.
 */
export async function pollCheckoutNow(
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
): Promise<boolean> {
  const now = clock.now();
  const { count } = await database.asOwner((transaction) =>
    transaction.finish(
      `update server.jobs set run_at = $2, scheduled_at = $2
       where id = $1 and dead_at is null and run_at > $2 and scheduled_at not between $3 and $2`,
      [jobOf(userId), now, new Date(now.getTime() - hurryMilliseconds)],
    ),
  );
  return count > 0;
}
