import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import type { Sms, TextDeliveryStatus } from '#sms/sms.ts';
import type { Config } from '#config/config.ts';
import type { Dependencies } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { deliveryStatusOf, isFromTwilio } from '#sms/twilio.ts';
import { callbackAddress } from './hand-over.ts';

const soonest = 5_000;
/** Milliseconds after which the polling ends. A message without a delivery report then stays `sent`. */
const patience = 2 * 3_600_000;

/** Handles the job that polls the provider for the status of an accepted text message: soon, then at doubling intervals. */
export function pollDeliveryStatus({
  database,
  clock,
  sms,
}: {
  database: Database;
  clock: Clock;
  sms: Sms | undefined;
}): Handler {
  return async (job) => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.finish<{ id: string; state: string; provider_id: string }>(
        'select id, state, provider_id from public.crisis_deliveries where id = $1 and provider_id is not null',
        [job.payload['delivery']],
      ),
    );
    const [delivery] = rows;
    // The polling must end even if the clock was set back, so use the absolute age.
    const age = Math.abs(clock.now().getTime() - job.createdAt.getTime());
    if (delivery?.state !== 'sent' || !sms || age > patience) return 'done';
    // If the provider does not respond, poll again later.
    const status = await sms.find(delivery.provider_id).catch(() => undefined);
    if (status === undefined || status.state === 'underway') {
      return { again: new Date(clock.now().getTime() + Math.max(soonest, age)) };
    }
    await applyDeliveryStatus(database, {
      ...status,
      deliveryId: delivery.id,
      providerId: delivery.provider_id,
      now: clock.now(),
    });
    return 'done';
  };
}

/**
 * Stores the provider's delivery status of a text message, which only the alert's author can read (0010_crisis.sql). Reports may
 * arrive twice, late, in any order, or before the server recorded the acceptance. `delivered` is final, even if the report is
 * about a duplicate from an interrupted attempt. Any other status counts only if no other provider id is recorded for the
 * message.
 */
async function applyDeliveryStatus(
  database: Database,
  status: TextDeliveryStatus & { deliveryId: string; providerId: string; now: Date },
): Promise<void> {
  const state = status.state === 'underway' ? 'sent' : status.state;
  await database.asOwner((transaction) =>
    transaction.finish(
      `update public.crisis_deliveries set
         state = $3::text, reason = $4, provider_id = coalesce(provider_id, $2), accepted_at = coalesce(accepted_at, $5),
         next_try_at = null
       where id = $1 and channel = 'sms' and (
         ($3::text = 'delivered' and state <> 'delivered')
         or (coalesce(provider_id, $2) = $2 and (state in ('queued', 'not_known') or (state = 'sent' and $3::text = 'failed')))
       )`,
      [status.deliveryId, status.providerId, state, status.code ?? null, status.now],
    ),
  );
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longest = 20_000;

/** POST crisis-alert/status/{id}: stores the provider's report about a text message. An invalid signature gets a 404. */
export async function acceptStatusReport(
  { database, config, clock }: Pick<Dependencies, 'database' | 'clock'> & { config: Pick<Config, 'sms' | 'siteUrl'> },
  request: Request,
  deliveryId: string,
): Promise<Response> {
  const address = callbackAddress(config.siteUrl, deliveryId);
  const text = await request.text();
  const signature = request.headers.get('x-twilio-signature') ?? '';
  if (config.sms?.provider !== 'twilio' || address === undefined || !isId.test(deliveryId) || text.length > longest) {
    throw new Refusal('not_found');
  }
  const form = new URLSearchParams(text);
  if (!isFromTwilio(config.sms.authToken, address, form, signature)) throw new Refusal('not_found');
  const providerId = form.get('MessageSid') ?? '';
  if (/^\w{1,100}$/.test(providerId)) {
    const status = deliveryStatusOf(form.get('MessageStatus') ?? '', form.get('ErrorCode'));
    await applyDeliveryStatus(database, { ...status, deliveryId, providerId, now: clock.now() });
  }
  return new Response(null, { status: 204 });
}
