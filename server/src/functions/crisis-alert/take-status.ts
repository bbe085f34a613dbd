import type { Config } from '#config.ts';
import type { Dependencies } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { deliveryStatusOf } from '#sms/twilio-delivery-status.ts';
import { isFromTwilio } from '#sms/twilio-signature.ts';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import { callbackAddress } from './hand-over.ts';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longest = 20_000;

/** POST crisis-alert/status/{id}: the provider tells what became of a text message. Believed only with its signature; else there is nothing here. */
export async function takeStatus(
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
    const told = deliveryStatusOf(form.get('MessageStatus') ?? '', form.get('ErrorCode'));
    await applyDeliveryStatus(database, { ...told, deliveryId, providerId, now: clock.now() });
  }
  return new Response(null, { status: 204 });
}
