import { Worker } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from '../port.ts';
import { memoryBounds } from './engine-settings.ts';
import { StatementCache } from './statement-cache.ts';
import { SyncRecord } from './unsynced-files.ts';
import { watch, cancelStatement } from './watchdog.ts';
import type { Batch, EngineSetup, FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts';

interface Waiting {
  limit: number;
  mayCancel: boolean;
  resolve: (answered: EngineResponse) => void;
  reject: (error: DatabaseError) => void;
}

/** What PostgreSQL answered to messages, and what they cost. */
export interface EngineResponse {
  parts: Uint8Array[];
  /** Milliseconds of a processor. Waiting for the turn and for a busy machine is not among them. */
  worked: number;
  /** Bytes by which PostgreSQL's memory grew. */
  grown: number;
}

/** The thread ended before it came to the messages: they may be sent to the next one. */
export class NotBegun extends DatabaseError {
  constructor() {
    super(stoppedFields);
  }
}

/** One run of the embedded PostgreSQL in a thread of its own, from its start to its end, under a watchdog. It never starts again by itself. */
export class EngineThread {
  /** Resolves when the thread is gone and nothing of it touches the folder any more. */
  readonly ended: Promise<void>;
  /** Whether nothing more may be sent: the thread is gone or about to be. */
  isOver = false;
  /** How often the write-ahead log was synced to disk. */
  logSyncs = 0;
  /** Bytes of PostgreSQL's memory, as of its last answer. */
  memory = 0;
  /** Whether it should be replaced between two transactions: its memory has grown, or ran out. */
  isWorn = false;
  /** What PostgreSQL keeps parsed on its one connection. */
  readonly statements = new StatementCache();
  readonly #worker: Worker;
  readonly #recycleAt: number;
  #waiting: Waiting[] = [];
  #settling: (() => void)[] = [];
  #answered = 0;
  #processorTime = 0;
  #endWatch: () => void = () => {};
  /** Nothing more may be sent, and what was sent is still answered. */
  #isClosing = false;
  /** What the watchdog ended the thread for. */
  #killed: Waiting | undefined;

  private constructor(worker: Worker, recycleAt: number) {
    this.#worker = worker;
    this.#recycleAt = recycleAt;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (message: FromWorker) => this.#receive(message));
    // What the thread had answered by then was received before.
    worker.once('exit', () => this.#giveUp());
  }

  /** Starts PostgreSQL on a folder, of whose files `record` knows which must be synced. Rejects with 57P03 when it cannot. */
  static async start(setup: EngineSetup, record = new SyncRecord()): Promise<EngineThread> {
    const workerData: WorkerSetup = { ...setup, program: await compileProgram(), unsynced: record.unsynced };
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData,
      name: 'embedded database',
      resourceLimits: { stackSizeMb: setup.stackMegabytes ?? 256 },
    });
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string) => {
        void worker.terminate();
        reject(new DatabaseError({ code: '57P03', message: `The embedded database did not start: ${reason}` }));
      };
      // A fault in the thread ends it as well; what is to be done follows from its end.
      worker.on('error', (error: Error) => refuse(error.message));
      worker.once('exit', () => refuse('its thread ended.'));
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'sync') record.note(message);
        if (message.kind === 'failed') refuse(message.reason);
        if (message.kind === 'ready') resolve();
      });
    });
    record.complete();
    return new EngineThread(worker, (setup.memory ?? memoryBounds).recycle);
  }

  /**
   * Sends messages of PostgreSQL's protocol that end in a point of synchronisation, and resolves with its answers, in the order of the calls. What takes longer than
   * `limit` milliseconds of a processor rejects or is answered with 57014: the statement of a batch is cancelled; for anything else, and for a
   * statement that cannot be cancelled, the thread is ended. Calls behind that reject with 57P02, as all do when the thread ends for another reason; with `NotBegun`
   * where that is certain.
   */
  send(messages: Uint8Array | Batch, limit: number): Promise<EngineResponse> {
    if (this.isOver) return Promise.reject(new NotBegun());
    return new Promise((resolve, reject) => {
      const mayCancel = !(messages instanceof Uint8Array);
      this.#waiting.push({ limit, mayCancel, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      // Copies of their own can be handed over; the messages may stand in a buffer that others share.
      const copy = (part: Uint8Array | undefined) => part && new Uint8Array(part);
      const { before, statement, after } = mayCancel ? messages : { statement: messages };
      const batch: Batch = { before: copy(before), statement: new Uint8Array(statement), after: copy(after) };
      const buffers = [batch.before, batch.statement, batch.after].flatMap((part) => (part?.buffer as ArrayBuffer) ?? []);
      this.#worker.postMessage(batch satisfies ToWorker, buffers);
    });
  }

  /** Resolves once all that was sent is answered. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise<void>((resolve) => this.#settling.push(resolve));
  }

  /** Ends the thread at once; whatever was not committed is lost, as after a crash. Only its end shows how far it came, so calls reject then. */
  async end(): Promise<void> {
    this.isOver = true;
    this.#isClosing = false;
    this.#endWatch();
    await this.#worker.terminate();
  }

  /** Lets PostgreSQL answer what was sent, still under the watchdog, and shut down in order; ends it when that takes too long. */
  async close(): Promise<void> {
    this.#isClosing = !this.isOver;
    this.isOver = true;
    await this.settled();
    this.#giveUp();
    this.#worker.postMessage('close' satisfies ToWorker);
    const timer = setTimeout(() => void this.#worker.terminate(), longestClose);
    await this.ended;
    clearTimeout(timer);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'closed') void this.#worker.terminate();
    if (message.kind !== 'answer') return;
    const cost = { worked: message.processorTime - this.#processorTime, grown: message.memory - this.memory };
    this.logSyncs = message.logSyncs;
    this.memory = message.memory;
    this.isWorn ||= message.memory > this.#recycleAt;
    this.#processorTime = message.processorTime;
    this.#answered += 1;
    this.#waiting.shift()?.resolve({ parts: message.parts, ...cost });
    this.#watch();
    this.#settle();
  }

  /** Watches over what PostgreSQL is at: the oldest without an answer. */
  #watch(): void {
    this.#endWatch();
    const current = this.#waiting[0];
    if (!current || (this.isOver && !this.#isClosing)) return;
    const batch = this.#answered + 1;
    this.#endWatch = watch({
      limit: current.limit,
      processorTime: async () => {
        const { user, system } = await this.#worker.cpuUsage();
        return (user + system) / 1000 - this.#processorTime;
      },
      cancel: current.mayCancel ? () => cancelStatement(this.#worker, batch) : undefined,
      kill: () => {
        this.#killed = current;
        void this.end();
      },
    });
  }

  #giveUp(): void {
    this.isOver = true;
    this.#endWatch();
    // PostgreSQL was at the first of them, perhaps; it never came to those behind it.
    for (const [place, one] of this.#waiting.splice(0).entries()) {
      const reason = one === this.#killed ? tookTooLong(one.limit) : stopped();
      one.reject(place === 0 ? reason : new NotBegun());
    }
    this.#settle();
  }

  #settle(): void {
    if (this.#waiting.length === 0) for (const resolve of this.#settling.splice(0)) resolve();
  }
}

/** Milliseconds: a checkpoint of all that is in memory, on a slow disk. */
const longestClose = 30_000;

const tookTooLong = (limit: number) =>
  new DatabaseError({
    code: '57014',
    message: `A statement was ended, because it took longer than ${String(limit)} ms.`,
    hint: 'Ask for less at once.',
  });

const stoppedFields = {
  code: '57P02',
  message: 'The embedded database was stopped in the middle of this transaction.',
  hint: 'Ask again.',
};
const stopped = () => new DatabaseError(stoppedFields);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles PGlite's PostgreSQL, once a process: threads share the result. */
function compileProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then((bytes) =>
    WebAssembly.compile(new Uint8Array(bytes)),
  );
  return compiled;
}
