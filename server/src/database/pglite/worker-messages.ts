/** What an engine is started with. */
export interface EngineSetup {
  folder: string;
  /** Whether commits are synced to disk; only a throw-away database does without. */
  durable: boolean;
  /**
   * The machine's stack for the thread, 256 unless told. PostgreSQL counts its own stack and refuses what goes too deep (54001), but reading nested
   * JSON takes none of that: with Node's usual 4 MB, a person's JSON of some ten thousand brackets would fault the thread; 256 hold two
   * million. Only what is used is taken.
   */
  stackMegabytes?: number;
}

export interface WorkerSetup extends EngineSetup {
  /** PostgreSQL as compiled by the main thread: a restart then need not compile it again. */
  program: WebAssembly.Module;
}

/** To the worker: the bytes of PostgreSQL's protocol to run, or the wish to close. */
export type ToWorker = Uint8Array | 'close';

/** From the worker: that it can begin, that it cannot, an answer to the oldest bytes that wait for one, that it has closed. */
export type FromWorker = { kind: 'ready' } | { kind: 'failed'; reason: string } | Answered | { kind: 'closed' };

interface Answered {
  kind: 'answer';
  bytes: Uint8Array;
  /** How often PostgreSQL's write-ahead log was synced to disk since the start. */
  logSyncs: number;
}
