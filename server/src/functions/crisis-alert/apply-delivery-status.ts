import type { Database } from '#database/port.ts';
import type { TextDeliveryStatus } from '#sms/sms.ts';

/**
 * Keeps what the provider tells of a text message. It may tell twice, late, in any order, or before our own note that it took the message. `delivered` is
 * the last word, also of a twin that an interrupted attempt left behind; anything else counts only of the message that we know of.
 */
export async function applyDeliveryStatus(
  database: Database,
  told: TextDeliveryStatus & { deliveryId: string; providerId: string; now: Date },
): Promise<void> {
  const state = told.fate === 'underway' ? 'sent' : told.fate;
  await database.asOwner((transaction) =>
    transaction.finish(
      `update public.crisis_deliveries set
         state = $3::text, reason = $4, provider_id = coalesce(provider_id, $2), accepted_at = coalesce(accepted_at, $5),
         next_try_at = null
       where id = $1 and channel = 'sms' and (
         ($3::text = 'delivered' and state <> 'delivered')
         or (coalesce(provider_id, $2) = $2 and (state in ('queued', 'not_known') or (state = 'sent' and $3::text = 'failed')))
       )`,
      [told.deliveryId, told.providerId, state, told.code ?? null, told.now],
    ),
  );
}
