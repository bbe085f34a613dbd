import type { MiddlewareHandler } from 'hono';
import type { Mail } from '#mail/mail.ts';
import type { Push, PushDeliveryStatus } from '#push/push.ts';
import { SmsNotSent, type Sms } from '#sms/sms.ts';
import type { Handlers } from '#jobs/job.ts';
import { protocolOf } from '#errors.ts';
import type { Metrics } from './metrics.ts';

/** Wraps the mail sender to count the results of sending. */
export function countMails<T extends Mail>(mail: T, metrics: Metrics): T {
  return {
    ...mail,
    async send(message) {
      await counted(mail.send(message), metrics, 'mail');
    },
  };
}

/** Wraps the SMS sender to count the results of sending. */
export function countTexts(sms: Sms, metrics: Metrics): Sms {
  return { ...sms, send: (message) => counted(sms.send(message), metrics, 'text') };
}

/** Wraps the push sender to count the results of sending. */
export function countPushes(push: Push, metrics: Metrics): Push {
  return {
    ...push,
    async send(target, message) {
      const status = await push.send(target, message);
      metrics.message('push', outcomeOf(status));
      return status;
    },
  };
}

/** The label of a push message's result. It omits the reason code, because labels must come from a short, fixed list. */
function outcomeOf(status: PushDeliveryStatus): string {
  // Mails and text messages use the label 'taken' for acceptance, so push messages use it too.
  if (status === 'accepted') return 'taken';
  if (typeof status === 'string') return status;
  return 'later' in status ? 'later' : 'refused';
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

/** Wraps job handlers to count the result of each run. */
export function countRuns(handlers: Handlers, metrics: Metrics): Handlers {
  const counted = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    async (job: Parameters<typeof handler>[0]) => {
      try {
        const outcome = await handler(job);
        metrics.run(kind, outcome === 'done' ? 'done' : 'again' in outcome ? 'again' : 'given_up');
        return outcome;
      } catch (error) {
        metrics.run(kind, 'failed');
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as Handlers;
}

const health = new Set(['/healthz', '/readyz']);

/** The provider that calls a webhook, by the webhook's path. */
function sourceOf(path: string): 'stripe' | 'twilio' | undefined {
  if (path === '/functions/v1/billing/stripe') return 'stripe';
  return path.startsWith('/functions/v1/crisis-alert/status/') ? 'twilio' : undefined;
}

/** Counts requests by protocol (such as rest or web), never by path. */
export function countRequests(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const family = health.has(path) ? 'health' : (protocolOf(path)?.split('/')[1] ?? 'web');
    const { status } = context.res;
    metrics.request({ family, method, status, seconds: (performance.now() - started) / 1000 });
    const source = sourceOf(path);
    if (source !== undefined && status >= 400) metrics.webhookRefused(source);
  };
}
