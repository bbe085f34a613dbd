import type { MemoryBounds } from './engine-settings.ts';
import type { SyncChange } from './unsynced-files.ts';

export interface EngineSetup {
  folder: string;
  /** Whether commits are synced to the disk; only a throw-away database does not. */
  durable: boolean;
  /**
   * The thread's stack in MB, 256 by default. PostgreSQL checks its own stack and refuses deep recursion (54001), but
   * its JSON parser does not use that check. With Node's usual 4 MB, JSON with some ten thousand brackets would crash
   * the thread; 256 MB hold two million. Only used memory is allocated.
   */
  stackMegabytes?: number;
  /** PostgreSQL's memory limit (engine-settings.ts). */
  memory?: MemoryBounds;
  /** PostgreSQL's own cache of pages in MB, which it fills with zeros at its start (engine-settings.ts). */
  buffersMegabytes?: number;
}

export interface WorkerSetup extends EngineSetup {
  /** PostgreSQL, compiled by the main thread, so that a restart need not compile it again. */
  program: WebAssembly.Module;
  /** The unsynced files of an earlier thread; undefined if unknown. */
  unsynced: string[] | undefined;
}

/**
 * Messages of PostgreSQL's protocol, run in this order. Only `statement` can be cancelled: without `before`, it would run
 * with the owner's rights.
 */
export interface Batch {
  before?: Uint8Array | undefined;
  statement: Uint8Array;
  after?: Uint8Array | undefined;
}

/** To the worker: a batch to run, or the request to close. */
export type ToWorker = Batch | 'close';

/** The worker's global function that cancels a batch's statement (statement-watchdog.ts), by the batch's number. */
export const cancelFunction = 'cognCancelStatement';

/**
 * From the worker: it is ready or failed to start, a response to the oldest pending batch, a written or synced file, or
 * it has closed.
 */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | EngineResponse
  | ({ kind: 'sync' } & SyncChange)
  | { kind: 'closed' };

interface EngineResponse {
  kind: 'answer';
  /** PostgreSQL's response to each part of the batch. */
  parts: Uint8Array[];
  /** The number of syncs of the write-ahead log since the start. */
  logSyncs: number;
  /** Bytes of PostgreSQL's memory, which never shrinks while the thread lives. */
  memory: number;
  /** The thread's CPU time since its start, in milliseconds. */
  processorTime: number;
}
