import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import type { Sms } from '#sms/sms.ts';
import { applyDeliveryStatus } from './apply-delivery-status.ts';

const soonest = 5_000;
/** After so long a message that was not said to have arrived stays `sent`. */
const patience = 2 * 3_600_000;

/** Asks the provider what became of a text message that it took: soon, then each time after twice as long. */
export function followAlert({ database, clock, sms }: { database: Database; clock: Clock; sms: Sms | undefined }): Handler {
  return async (job) => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.finish<{ id: string; state: string; provider_id: string }>(
        'select id, state, provider_id from public.crisis_deliveries where id = $1 and provider_id is not null',
        [job.payload['delivery']],
      ),
    );
    const [delivery] = rows;
    // A clock that was set back must not make it ask for ever.
    const age = Math.abs(clock.now().getTime() - job.createdAt.getTime());
    if (delivery?.state !== 'sent' || !sms || age > patience) return 'done';
    // An answer that does not come is waited for like one that says nothing new.
    const told = await sms.find(delivery.provider_id).catch(() => undefined);
    if (told === undefined || told.fate === 'underway') {
      return { again: new Date(clock.now().getTime() + Math.max(soonest, age)) };
    }
    await applyDeliveryStatus(database, {
      ...told,
      deliveryId: delivery.id,
      providerId: delivery.provider_id,
      now: clock.now(),
    });
    return 'done';
  };
}
