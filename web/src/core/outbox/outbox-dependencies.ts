import type { Settled } from '#core/rows/apply-accepted-write.ts';
import type { DeviceDatabase } from '#core/storage/device-database.ts';
import type { WithLock } from '#core/storage/with-lock.ts';
import type { Operation } from '#core/rows/operation.ts';
import type { SendResult } from './send-operation.ts';

/** The dependencies of the outbox; tests pass stubs. */
export interface OutboxDependencies {
  readonly userId: string;
  readonly database: () => Promise<DeviceDatabase>;
  readonly send: (operation: Operation) => Promise<SendResult>;
  /** Delay in ms that the server requested before the next write; 0 for none. Nothing is sent earlier. */
  readonly retryAfter: () => number;
  /** Whether this person is still signed in; checked before and after each request. */
  readonly isSignedIn: () => boolean;
  readonly withLock: WithLock;
  /** Sends a message to the other tabs, whose outboxes receive it through `hear`. */
  readonly notify: (news: OutboxNews) => void;
  /** Applies an accepted write to the read cache in memory. The outbox calls it just before it drops the operation. */
  readonly settled: (settled: Settled) => void;
  /** Refetches these tables, because their rows in the read cache are stale. Never rejects. */
  readonly outOfDate: (tables: readonly string[]) => Promise<void>;
  /** Called after the device stored a write. Never throws. */
  readonly stored: () => void;
  readonly now: () => Date;
}

/** A message between tabs. */
export type OutboxNews = { readonly kind: 'changed' } | { readonly kind: 'settled'; readonly settled: Settled };

/** The outbox state for pages. */
export interface OutboxState {
  /** False until the device's store has been read. */
  readonly ready: boolean;
  /**
   * Whether reading the store takes longer than `readingTime` (create-outbox.ts). Until it is read, pages show the server's
   * rows without pending writes.
   */
  readonly late: boolean;
  /** All writes that the server has not accepted, oldest first. */
  readonly operations: readonly Operation[];
  /** `waiting`: the server was unreachable or failing; an automatic retry follows. */
  readonly sending: 'idle' | 'sending' | 'waiting';
  /** True if the device's store cannot be read, so that nothing can be stored here. */
  readonly broken: boolean;
}
