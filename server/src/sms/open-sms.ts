import { join } from 'node:path';
import { systemClock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { mailStore } from '#mail-catcher/mail-store.ts';
import { mailCatcherSms } from './mail-catcher-sms.ts';
import { type Sms, SmsNotSent } from './sms.ts';
import { twilioSms } from './twilio.ts';

/** Opens the configured SMS provider. Returns undefined if there is none. */
export function openSms({
  sms,
  smsPrefixes,
  dataFolder,
}: Pick<Config, 'sms' | 'smsPrefixes' | 'dataFolder'>): Sms | undefined {
  if (!sms) return undefined;
  if (sms.provider === 'twilio') return limitSms(twilioSms(sms), smsPrefixes);
  const outbox = mailStore(join(dataFolder, 'outbox'));
  const stored = mailCatcherSms(
    (raw) => outbox.keep(raw),
    () => systemClock.now(),
  );
  return limitSms(stored, smsPrefixes);
}

/**
 * Restricts text messages to numbers with one of these prefixes (digits, such as '55'). An empty list allows all numbers. This
 * prevents toll fraud: an attacker could otherwise send messages to premium-rate numbers at the operator's cost.
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
