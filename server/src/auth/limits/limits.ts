import { createHmac } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { LimitStore } from './limit-store.ts';

/** At most so many times in a window; beyond that, whoever asks waits until it ends. */
export interface LimitRule {
  name: string;
  times: number;
  windowSeconds: number;
}

export interface Limits {
  /** Counts one more for a subject (an address, an account). Answers the seconds to wait, 0 when it is within the rule. */
  count(rule: LimitRule, subject: string): Promise<number>;
  /** Starts the subject's window anew, after a success. */
  forget(rule: LimitRule, subject: string): Promise<void>;
}

/** Subjects are kept under a keyed hash only: an address or an e-mail cannot be read back from the counts. */
export function createLimits(options: { store: LimitStore; clock: Clock; secret: Uint8Array }): Limits {
  const { store, clock, secret } = options;
  const keyOf = (rule: LimitRule, subject: string) =>
    createHmac('sha256', secret).update(`limit\n${rule.name}\n${subject}`).digest('base64url');
  return {
    async count(rule, subject) {
      if (rule.windowSeconds <= 0) return 0;
      const now = clock.now().getTime();
      const { points, endsAt } = await store.add(keyOf(rule, subject), rule.windowSeconds, now);
      return points > rule.times ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : 0;
    },
    forget: (rule, subject) => store.forget(keyOf(rule, subject)),
  };
}
