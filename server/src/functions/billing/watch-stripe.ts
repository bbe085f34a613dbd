import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Metrics } from '#metrics/metrics.ts';
import type { StripeRequestError } from './stripe-client.ts';

const quietMilliseconds = 600_000;

interface Watching {
  clock: Clock;
  logger: Logger;
  metrics?: Metrics | undefined;
}

/**
 * Counts the results of Stripe requests. While Stripe refuses the key, logs an error at most every ten minutes, because payments
 * are not read and renewals cannot be ended.
 */
export function watchStripe({ clock, logger, metrics }: Watching): (stripeError: StripeRequestError | undefined) => void {
  const isTime = onceIn(quietMilliseconds, clock);
  return (stripeError) => {
    const kind = stripeError === undefined || stripeError.code === 'resource_missing' ? 'answered' : stripeError.kind;
    metrics?.stripe('request', kind);
    if (kind !== 'key_refused' && kind !== 'not_allowed') return;
    if (!isTime()) return;
    const sentence =
      kind === 'key_refused'
        ? 'Stripe refuses the key: nobody can buy, what is paid is not followed, and no renewal can be ended. Check COGN_STRIPE_SECRET_KEY'
        : 'Stripe does not allow the key a request: docs/operations.md says what a restricted key must be allowed';
    logger.error({ code: stripeError?.code, stripeRequest: stripeError?.requestId }, sentence);
  };
}

/**
 * Counts webhook events by outcome. While events are refused, logs a warning at most every ten minutes, because the webhook
 * secret may be wrong.
 */
export function watchEvents({ clock, logger, metrics }: Watching): (outcome: 'taken' | 'again' | 'refused') => void {
  const isTime = onceIn(quietMilliseconds, clock);
  let refused = 0;
  return (outcome) => {
    metrics?.stripe('event', outcome);
    if (outcome !== 'refused') return;
    refused += 1;
    if (!isTime()) return;
    logger.warn(
      { refused },
      'events for payments were refused: their signature fits neither COGN_STRIPE_WEBHOOK_SECRET nor the time, or Stripe did not send them',
    );
    refused = 0;
  };
}

function onceIn(milliseconds: number, clock: Clock): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - last) < milliseconds) return false;
    last = now;
    return true;
  };
}
