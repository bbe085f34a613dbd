import { join } from 'node:path';
import { systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { keptMails } from '#outbox/kept-mails.ts';
import { outboxSms } from './outbox-sms.ts';
import type { Sms } from './sms.ts';
import { twilioSms } from './twilio-sms.ts';

/** The way out for text messages that the settings name; undefined when there is none. */
export function openSms({ sms, dataFolder }: Pick<Config, 'sms' | 'dataFolder'>): Sms | undefined {
  if (!sms) return undefined;
  if (sms.provider === 'twilio') return twilioSms(sms);
  const outbox = keptMails(join(dataFolder, 'outbox'));
  return outboxSms(
    (raw) => outbox.keep(raw),
    () => systemClock.now(),
  );
}
