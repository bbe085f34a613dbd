import type { MemoryBounds } from './engine-settings.ts';
import type { SyncChange } from './unsynced-files.ts';

/** What an engine is started with. */
export interface EngineSetup {
  folder: string;
  /** Whether commits are synced to disk; only a throw-away database does without. */
  durable: boolean;
  /**
   * The machine's stack for the thread, 256 by default. PostgreSQL counts its own stack and refuses what goes too deep (54001), but reading nested
   * JSON takes none of that: with Node's usual 4 MB, a person's JSON of some ten thousand brackets would fault the thread; 256 hold two
   * million. Only what is used is taken.
   */
  stackMegabytes?: number;
  /** How much memory PostgreSQL may take; see memory.ts. */
  memory?: MemoryBounds;
}

export interface WorkerSetup extends EngineSetup {
  /** PostgreSQL as compiled by the main thread: a restart then need not compile it again. */
  program: WebAssembly.Module;
  /** The files that an earlier thread left unsynced; undefined when nobody knows. */
  unsynced: string[] | undefined;
}

/** Messages of PostgreSQL's protocol, run in this order. Only `statement` can be cancelled: without `before`, it would run with the owner's rights. */
export interface Batch {
  before?: Uint8Array | undefined;
  statement: Uint8Array;
  after?: Uint8Array | undefined;
}

/** To the worker: a batch to run, or the wish to close. */
export type ToWorker = Batch | 'close';

/** The worker's global function that cancels the statement of a batch, by the batch's number since the start (`watchdog.ts`). */
export const cancelFunction = 'cognCancelStatement';

/** From the worker: that it can begin, that it cannot, an answer to the oldest batch that waits for one, a file that was written or synced, that it has closed. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | EngineResponse
  | ({ kind: 'sync' } & SyncChange)
  | { kind: 'closed' };

interface EngineResponse {
  kind: 'answer';
  /** What PostgreSQL answered to each part of the batch. */
  parts: Uint8Array[];
  /** How often PostgreSQL's write-ahead log was synced to disk since the start. */
  logSyncs: number;
  /** Bytes of PostgreSQL's memory. It never shrinks while the thread lives. */
  memory: number;
  /** Milliseconds of a processor that the thread has used since its start. */
  processorTime: number;
}
