import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

/** The mails whose intervals are counted apart, as the public server does. */
export type MailPurpose = 'confirmation' | 'recovery' | 'change' | 'reauthentication';

const mailsPerHourToOneAddress = 10;

/**
 * Refuses when this e-mail address got such a mail less than `sendIntervalSeconds` ago, or too many this hour, or when the network
 * address asks for too many. Counted for every e-mail address alike, whether or not it has an account: the refusal reveals nothing.
 */
export async function limitMail(auth: AuthContext, purpose: MailPurpose, email: string, address: string): Promise<void> {
  const { limits, config } = auth;
  const interval = { name: `${purpose} interval`, times: 1, windowSeconds: config.sendIntervalSeconds };
  const hour = { name: `${purpose} hour`, times: mailsPerHourToOneAddress, windowSeconds: 3600 };
  const byAddress = { name: 'mails by address', times: config.rateLimits.mailsPerHour, windowSeconds: 3600 };
  const wait =
    (await limits.count(interval, email)) || (await limits.count(hour, email)) || (await limits.count(byAddress, address));
  if (wait > 0) {
    throw new Refusal('over_email_send_rate_limit', {
      message: `For security purposes, you can only request this after ${wait} seconds.`,
      headers: { 'retry-after': String(wait) },
    });
  }
}

const textsPerHourToOnePhone = 5;

const intervalRule = ({ config }: AuthContext) => ({
  name: 'text interval',
  times: 1,
  windowSeconds: config.sendIntervalSeconds,
});

/**
 * The same for text messages as limit-messages.ts for mails, more tightly, since each one costs money. Also refuses when this server sends
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
