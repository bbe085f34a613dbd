import { join } from 'node:path';
import { systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { keptMails } from '#mail-catcher/kept-mails.ts';
import { limitSms } from './limit-sms.ts';
import { outboxSms } from './outbox-sms.ts';
import type { Sms } from './sms.ts';
import { twilioSms } from './twilio-sms.ts';

/** The way out for text messages that the settings name; undefined when there is none. */
export function openSms({
  sms,
  smsPrefixes,
  dataFolder,
}: Pick<Config, 'sms' | 'smsPrefixes' | 'dataFolder'>): Sms | undefined {
  if (!sms) return undefined;
  if (sms.provider === 'twilio') return limitSms(twilioSms(sms), smsPrefixes);
  const outbox = keptMails(join(dataFolder, 'outbox'));
  const kept = outboxSms(
    (raw) => outbox.keep(raw),
    () => systemClock.now(),
  );
  return limitSms(kept, smsPrefixes);
}
