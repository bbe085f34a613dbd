import { join } from 'node:path';
import { systemClock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { mailStore } from '#mail-catcher/mail-store.ts';
import { outboxSms } from './outbox-sms.ts';
import { type Sms, SmsNotSent } from './sms.ts';
import { twilioSms } from './twilio.ts';

/** The way out for text messages that the settings name; undefined when there is none. */
export function openSms({
  sms,
  smsPrefixes,
  dataFolder,
}: Pick<Config, 'sms' | 'smsPrefixes' | 'dataFolder'>): Sms | undefined {
  if (!sms) return undefined;
  if (sms.provider === 'twilio') return limitSms(twilioSms(sms), smsPrefixes);
  const outbox = mailStore(join(dataFolder, 'outbox'));
  const stored = outboxSms(
    (raw) => outbox.keep(raw),
    () => systemClock.now(),
  );
  return limitSms(stored, smsPrefixes);
}

/**
 * A way out for text messages to numbers that begin with one of these alone (digits, such as '55'); none given: to all. Whoever can have messages sent could
 * otherwise have them sent to numbers that cost the operator much and pay somebody else.
 */
export function limitSms(sms: Sms, prefixes: readonly string[]): Sms {
  if (prefixes.length === 0) return sms;
  return {
    reachesPeople: sms.reachesPeople,
    find: (id) => sms.find(id),
    async send(message) {
      if (prefixes.some((prefix) => message.to.startsWith(prefix))) return sms.send(message);
      throw new SmsNotSent('message', 'this server sends no text messages to numbers of that country', {
        providerCode: 'number_not_served',
      });
    },
  };
}
