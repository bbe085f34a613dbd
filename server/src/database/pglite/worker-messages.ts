/** What the worker is started with. */
export interface WorkerSetup {
  folder: string;
  /** Whether commits are synced to disk. */
  durable: boolean;
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
