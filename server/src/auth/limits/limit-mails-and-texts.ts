import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * The purposes of mails. Each has its own limits per e-mail address, as on Supabase's server. A sign-in code (POST otp) and a
 * password reset share 'recovery'; 'change' is a change of e-mail.
 */
export type MailPurpose = 'confirmation' | 'recovery' | 'change' | 'reauthentication';

const mailsPerHourToOneAddress = 10;

/**
 * Refuses a mail that exceeds one of these limits:
 * - one mail of this purpose to this e-mail address per `sendIntervalSeconds` (`SEND_INTERVAL_SECONDS`, 60 by default);
 * - ten mails of this purpose to this e-mail address per hour;
 * - `mailsPerHour` mails (LIMIT_MAILS_PER_HOUR) of all purposes per hour, requested from the network address `address`.
 *
 * The limits are the same for e-mail addresses with and without an account, so that the refusal reveals nothing.
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
 * Limits text messages like mails (`limitMail`), but more strictly, because each costs money. Refuses with
 * `phone_provider_disabled` if this server sends no text messages.
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

/**
 * Lets the user retry at once after a text message could not be sent. The failed message still counts towards the hourly limits.
 */
export async function forgiveTextInterval(auth: AuthContext, phone: string): Promise<void> {
  await auth.limits.forget(intervalRule(auth), phone);
}
