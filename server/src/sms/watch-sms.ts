import type { Clock } from '#clock.ts';
import { SmsNotSent, type Sms } from './sms.ts';

/** Sends text messages and knows whether the provider accepts them. */
export interface WatchedSms extends Sms {
  /** Whether the provider itself refused the last message less than a minute ago: another would fail too. */
  readonly closed: boolean;
}

/** How long a failed provider counts as closed; then the next message tries it again. */
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
      // The absolute difference, because after a clock change to the past it would stay closed for too long.
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
