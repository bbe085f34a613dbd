import type { Clock } from '#clock.ts';
import { SmsNotSent, type Sms } from './sms.ts';

/** Sends text messages and knows whether the provider accepts them. */
export interface WatchedSms extends Sms {
  /**
   * Whether the last message failed less than a minute ago because of the provider itself. Another message would
   * probably fail too.
   */
  readonly closed: boolean;
}

/** Milliseconds for which a failed provider counts as closed. The next message then tries it again. */
const closedForMilliseconds = 60_000;

/**
 * Tracks whether the provider works. Some endpoints respond without waiting for the message, because the delay would
 * reveal that an account exists. With this state they can report an outage to every client alike. An unreachable number
 * does not count as an outage.
 */
export function watchSms(sms: Sms, clock: Clock): WatchedSms {
  let failedAt: number | undefined;
  return {
    get closed() {
      // Use the absolute difference. If the clock was set back, the provider would otherwise stay closed for too long.
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
