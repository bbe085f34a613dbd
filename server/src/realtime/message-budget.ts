import { leakyBuckets } from '#http/leaky-buckets.ts';
import { limits } from './limits.ts';

/** What the sockets of one network address may send, all of them together. */
export interface MessageBudget {
  /** Counts one message before anything reads it. False: it is one too many, or there were too many bytes lately. */
  spend(address: string, bytes: number): boolean;
  /** Drops addresses that said nothing lately. */
  sweep(): void;
}

/** `now` is a clock in milliseconds that only goes forward. */
export function messageBudget(now?: () => number): MessageBudget {
  const messages = leakyBuckets({ atOnce: limits.addressMessagesAtOnce, aSecond: limits.addressMessagesASecond }, now);
  const sizes = leakyBuckets({ atOnce: limits.addressBytesAtOnce, aSecond: limits.addressBytesASecond }, now);
  return {
    spend: (address, bytes) => !messages.isFull(address) && sizes.fill(address, bytes) && messages.fill(address),
    sweep() {
      messages.sweep();
      sizes.sweep();
    },
  };
}
