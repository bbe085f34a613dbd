import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

/** The mails whose intervals are counted apart, as the public server does. */
export type MailPurpose = 'confirmation' | 'recovery' | 'change' | 'reauthentication';

const mailsPerHourToOneAddress = 10;

/**
 * Refuses when this e-mail address got such a mail less than `sendIntervalSeconds` ago, or too many this hour, or when the network
 * address asks for too many. Counted for every e-mail address alike, whether or not it has an account: the refusal tells nothing.
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
