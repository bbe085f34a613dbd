import type { Settled } from '#core/rows/settle-rows.ts';
import type { DeviceDatabase } from '#core/storage/device-database.ts';
import type { WithLock } from '#core/storage/with-lock.ts';
import type { Operation } from '#core/rows/operation.ts';
import type { Answer } from './send-operation.ts';

/** The dependencies of the outbox; tests pass stubs. */
export interface OutboxDependencies {
  readonly userId: string;
  readonly database: () => Promise<DeviceDatabase>;
  readonly send: (operation: Operation) => Promise<Answer>;
  /** How long the server asks not to be written to, in ms; 0 when it doesn't. Nothing is sent before that. */
  readonly retryAfter: () => number;
  /** Whether this person is the one who is signed in, asked before each write is sent. */
  readonly isSignedIn: () => boolean;
  readonly withLock: WithLock;
  /** Notifies the other tabs; their messages come in by `hear`. */
  readonly tell: (news: OutboxNews) => void;
  /** The read cache in memory takes over what the server took, in the same moment in which the operation leaves the list. */
  readonly settled: (settled: Settled) => void;
  /** Refetches these tables, because their rows in the read cache are stale. Never rejects. */
  readonly outOfDate: (tables: readonly string[]) => Promise<void>;
  /** Called after each write that is stored on this device. Never throws. */
  readonly stored: () => void;
  readonly now: () => Date;
}

/** A message between tabs. */
export type OutboxNews = { readonly kind: 'changed' } | { readonly kind: 'settled'; readonly settled: Settled };

/** What a page can know of the outbox. */
export interface OutboxState {
  /** False until the device's store has been read. */
  readonly ready: boolean;
  /** Everything that is not saved at the server, oldest first. */
  readonly operations: readonly Operation[];
  /** `waiting`: the server could not be reached or is in trouble; it is tried again by itself. */
  readonly sending: 'idle' | 'sending' | 'waiting';
  /** The device's store can't be read: nothing can be kept here. */
  readonly broken: boolean;
}
