import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { addJob, type Handler } from '#jobs/job.ts';
import type { FunctionDependencies, ProductFunction } from '../product-function.ts';

/**
 * The kind of the job that mails an account's owner about new access to their data, by a calendar address or a device. This mail
 * is called a notice. The SQL function `app.announce_new_feed` adds this job too.
 */
export const noticeJob = 'account-notice';

const payload = z.object({
  notice: z.enum(['calendar_address_made', 'push_device_added']),
  session: z.uuid().optional(),
});
export type AnnouncedNotice = z.output<typeof payload>['notice'];

/**
 * Adds the job that mails a notice, in the transaction of the change. `session` is the session that made the change. The mail
 * names that session's device.
 */
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

/** Opens the job that mails notices. An account gets only a few per hour, and none without a confirmed e-mail. */
export function openNotices({ auth }: FunctionDependencies): ProductFunction {
  const send: Handler = async (job) => {
    const { notice, session } = payload.parse(job.payload);
    if (job.userId !== null) await auth.sendNoticeTo(job.userId, notice, session);
    return 'done';
  };
  return { handlers: { [noticeJob]: send } };
}
