import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Handler } from '#jobs/job.ts';

/** The kind of the job that announces by mail to an account's owner that somebody got a way to their data. Added by `app.announce_new_feed` too. */
export const noticeJob = 'account-notice';

const payload = z.object({
  notice: z.enum(['calendar_address_made', 'push_device_added']),
  session: z.uuid().optional(),
});
export type AnnouncedNotice = z.output<typeof payload>['notice'];

/** Queues a notice in the transaction of what it announces. `session` is the sign-in that did it: the mail names its kind of device. */
export async function announce(
  transaction: Transaction,
  facts: { userId: string; notice: AnnouncedNotice; session: string | undefined; now: Date },
): Promise<void> {
  const { userId, notice, session, now } = facts;
  await addJob(transaction, {
    id: randomUUID(),
    kind: noticeJob,
    userId,
    now,
    payload: { notice, ...(session && { session }) },
  });
}

/** The job that sends it. Who has no confirmed e-mail gets none, and nobody more than a few in an hour. */
export function sendQueuedNotice(
  send: (userId: string, notice: AnnouncedNotice, session: string | undefined) => Promise<void>,
): Handler {
  return async (job) => {
    const { notice, session } = payload.parse(job.payload);
    if (job.userId !== null) await send(job.userId, notice, session);
    return 'done';
  };
}
