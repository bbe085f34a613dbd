import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

const textsPerHourToOnePhone = 5;

const intervalRule = ({ config }: AuthContext) => ({
  name: 'text interval',
  times: 1,
  windowSeconds: config.sendIntervalSeconds,
});

/**
 * The same for text messages as limit-mail.ts for mails, more tightly, since each one costs money. Also refuses when this server sends
 * none.
 */
export async function limitText(auth: AuthContext, phone: string, address: string): Promise<void> {
  const { limits, config } = auth;
  if (!auth.sms) throw new Refusal('phone_provider_disabled');
  const hour = { name: 'text hour', times: textsPerHourToOnePhone, windowSeconds: 3600 };
  const most = Math.ceil(config.rateLimits.mailsPerHour / 2);
  const byAddress = { name: 'texts by address', times: most, windowSeconds: 3600 };
  const wait =
    (await limits.count(intervalRule(auth), phone)) ||
    (await limits.count(hour, phone)) ||
    (await limits.count(byAddress, address));
  if (wait > 0) {
    throw new Refusal('over_sms_send_rate_limit', {
      message: `For security purposes, you can only request this after ${wait} seconds.`,
      headers: { 'retry-after': String(wait) },
    });
  }
}

/** A message that did not get out needs no minute of waiting before the next try; it still counts for the hour. */
export async function forgiveTextInterval(auth: AuthContext, phone: string): Promise<void> {
  await auth.limits.forget(intervalRule(auth), phone);
}
