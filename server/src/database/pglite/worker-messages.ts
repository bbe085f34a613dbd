import type { MemoryBounds } from './engine-settings.ts';
import type { SyncChange } from './unsynced-files.ts';

export interface EngineSetup {
  folder: string;
  /**
   * Whether commits are synced to the disk; false only for databases that are soon deleted, or that are synced at the end.
   */
  durable: boolean;
  /**
   * The size of the thread's stack in MB, 256 by default. PostgreSQL checks its stack and refuses deep recursion
   * (54001), but its JSON parser lacks that check. With Node's usual 4 MB, JSON with some ten thousand nested brackets
   * would crash the thread; 256 MB are enough for two million. The system allocates only the part that is used.
   */
  stackMegabytes?: number;
  /** PostgreSQL's memory limit (engine-settings.ts). */
  memory?: MemoryBounds;
  /**
   * The size in MB of PostgreSQL's own page cache, which PostgreSQL fills with zeros when it starts (engine-settings.ts).
   */
  buffersMegabytes?: number;
}

export interface WorkerSetup extends EngineSetup {
  /**
   * PostgreSQL as WebAssembly. The main thread compiles it, so that a restarted worker does not have to compile it again.
   */
  program: WebAssembly.Module;
  /** The files that earlier threads left unsynced; undefined if unknown. */
  unsynced: string[] | undefined;
}

/**
 * Messages of PostgreSQL's protocol, run in this order. The worker can cancel only `statement`: if `before` were
 * cancelled, the statement would run with the owner's rights.
 */
export interface Batch {
  before?: Uint8Array | undefined;
  statement: Uint8Array;
  after?: Uint8Array | undefined;
}

/** A message to the worker: a batch to run, or the request to close. */
export type ToWorker = Batch | 'close';

/**
 * The name of the worker's global function that cancels the statement of the batch with a given number
 * (statement-watchdog.ts).
 */
export const cancelFunction = 'cognCancelStatement';

/**
 * A message from the worker: it is ready, it failed to start, it responds to the oldest pending batch, it wrote or
 * synced a file, or it has closed.
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
  /** The number of syncs of the write-ahead log since the thread's start. */
  logSyncs: number;
  /** Bytes of PostgreSQL's memory, which never shrinks while the thread lives. */
  memory: number;
  /** The thread's CPU time since its start, in milliseconds. */
  processorTime: number;
}
