import type { GivingUp } from '#jobs/job.ts';

/**
 * A message whose job was given up without its handler having a say, because each run failed or was cut: nothing will send it any more, so it must not go on
 * saying that it is queued.
 */
export const giveUpDelivery: GivingUp = async (transaction, id) => {
  await transaction.query(
    `update public.crisis_deliveries set
       state = case when state = 'queued' and attempt_began_at is null then 'failed' else 'not_known' end,
       interrupted = interrupted + case when attempt_began_at is null then 0 else 1 end,
       reason = coalesce(reason, 'given_up'), attempt_began_at = null, next_try_at = null
     where id = $1 and state in ('queued', 'not_known')`,
    [id],
  );
};
