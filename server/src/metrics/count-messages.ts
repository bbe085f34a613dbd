import type { Mail } from '#mail/mail.ts';
import type { Push, PushDeliveryStatus } from '#push/push.ts';
import { SmsNotSent, type Sms } from '#sms/sms.ts';
import type { Metrics } from './metrics.ts';

/** The same way out for mail, counted. */
export function countMails<T extends Mail>(mail: T, metrics: Metrics): T {
  return {
    ...mail,
    async send(message) {
      await counted(mail.send(message), metrics, 'mail');
    },
  };
}

/** The same way out for text messages, counted. */
export function countTexts(sms: Sms, metrics: Metrics): Sms {
  return { ...sms, send: (message) => counted(sms.send(message), metrics, 'text') };
}

/** The same way to devices, counted. */
export function countPushes(push: Push, metrics: Metrics): Push {
  return {
    ...push,
    async send(target, message) {
      const fate = await push.send(target, message);
      metrics.message('push', outcomeOf(fate));
      return fate;
    },
  };
}

/** Its reasons stay in the log: they are a provider's own words. */
function outcomeOf(fate: PushDeliveryStatus): string {
  if (typeof fate === 'string') return fate;
  return 'later' in fate ? 'later' : 'refused';
}

async function counted<T>(sending: Promise<T>, metrics: Metrics, way: 'mail' | 'text'): Promise<T> {
  try {
    const sent = await sending;
    metrics.message(way, 'taken');
    return sent;
  } catch (error) {
    metrics.message(way, error instanceof SmsNotSent && error.uncertain ? 'not_known' : 'failed');
    throw error;
  }
}
