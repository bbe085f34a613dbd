import type { Clock } from '#clock.ts';
import { SmsNotSent, type Sms } from './sms.ts';

/** A way out for text messages that knows whether it is open. */
export interface WatchedSms extends Sms {
  /** Whether the last message was turned away by the provider itself, less than a minute ago: then no other would get out either. */
  readonly closed: boolean;
}

/** So long is a provider that failed taken for closed; then the next message tries it again. */
const closedForMilliseconds = 60_000;

/**
 * Watches what becomes of messages. Some answers must not wait for a message, because only people with an account get one; by this they
 * can still say that nothing gets out, to everybody alike. A number that cannot be reached closes nothing.
 */
export function watchSms(sms: Sms, clock: Clock): WatchedSms {
  let failedAt: number | undefined;
  return {
    get closed() {
      // Either way: after a clock that was set back it would stay closed until the clock is there again.
      return failedAt !== undefined && Math.abs(clock.now().getTime() - failedAt) < closedForMilliseconds;
    },
    reachesPeople: sms.reachesPeople,
    find: (id) => sms.find(id),
    async send(message) {
      try {
        const sent = await sms.send(message);
        failedAt = undefined;
        return sent;
      } catch (error) {
        const provider = !(error instanceof SmsNotSent) || error.because === 'provider';
        if (provider) failedAt = clock.now().getTime();
        throw error;
      }
    },
  };
}
