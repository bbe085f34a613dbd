import { Worker } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { createRequire } from 'node:module';
import { DatabaseError } from '../port.ts';
import { memoryBounds } from './engine-settings.ts';
import { StatementCache } from './statement-cache.ts';
import { SyncRecord } from './unsynced-files.ts';
import { watch, cancelStatement } from './statement-watchdog.ts';
import type { Batch, EngineSetup, FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts';

interface Waiting {
  limit: number;
  mayCancel: boolean;
  resolve: (answered: EngineResponse) => void;
  reject: (error: DatabaseError) => void;
}

/** PostgreSQL's response to one call of `send`, and what it cost. */
export interface EngineResponse {
  parts: Uint8Array[];
  /** Milliseconds of CPU time. Excludes the time in the queue and the time in which a busy machine ran other processes. */
  worked: number;
  /** Bytes by which PostgreSQL's memory grew. */
  grown: number;
}

/**
 * `send` rejects with this error if the thread ended before it processed the messages. The caller may send the messages
 * to the next thread.
 */
export class NotBegun extends DatabaseError {
  constructor() {
    super(stoppedFields);
  }
}

/** One run of the embedded PostgreSQL in its own thread, under a watchdog. It never restarts itself. */
export class EngineThread {
  /** Resolves when the thread has ended and no longer touches the folder. */
  readonly ended: Promise<void>;
  /** Whether the thread takes no more messages, because it has ended or is ending. */
  isOver = false;
  /** The number of syncs of the write-ahead log. */
  logSyncs = 0;
  /** Bytes of PostgreSQL's memory at its last response. */
  memory = 0;
  /**
   * Whether the engine should replace the thread before the next transaction. Set if the thread's memory has grown too much
   * or run out, or if its prepared statements are outdated.
   */
  isWorn = false;
  /** The statements that PostgreSQL has prepared on its one connection. */
  readonly statements = new StatementCache();
  readonly #worker: Worker;
  readonly #recycleAt: number;
  #waiting: Waiting[] = [];
  #settling: (() => void)[] = [];
  #answered = 0;
  #processorTime = 0;
  #endWatch: () => void = () => {};
  /** Whether the thread is closing: it takes no more messages, but still responds to earlier ones. */
  #isClosing = false;
  /** The call that exceeded its time limit, if the watchdog ended the thread because of that call. */
  #killed: Waiting | undefined;

  private constructor(worker: Worker, recycleAt: number) {
    this.#worker = worker;
    this.#recycleAt = recycleAt;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (message: FromWorker) => this.#receive(message));
    // Node delivers the thread's earlier responses before this event, so this listener only rejects calls without a
    // response.
    worker.once('exit', () => this.#giveUp());
  }

  /**
   * Starts PostgreSQL on a folder. `record` contains the files that earlier threads left unsynced; PostgreSQL syncs them
   * during its start. Rejects with 57P03 if the start fails.
   */
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
      // An error after the start also ends the thread. The constructor's `exit` listener then rejects the pending calls.
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
   * Sends messages of PostgreSQL's protocol, and resolves with PostgreSQL's responses to them. The last message must be
   * `Sync` or a script, after which PostgreSQL reports that it is ready. Several calls resolve in the order in which they
   * were made.
   *
   * After `limit` milliseconds of CPU time the watchdog cancels a batch's statement; the response then contains error 57014.
   * If the messages are not a `Batch`, or if the cancellation fails, the watchdog ends the thread, and the call rejects with
   * 57014. When a thread ends, its pending calls reject: with `NotBegun` if PostgreSQL certainly did not begin the call, and
   * with 57P02 if it may have begun the call.
   */
  send(messages: Uint8Array | Batch, limit: number): Promise<EngineResponse> {
    if (this.isOver) return Promise.reject(new NotBegun());
    return new Promise((resolve, reject) => {
      const mayCancel = !(messages instanceof Uint8Array);
      this.#waiting.push({ limit, mayCancel, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      // Copy the messages, because transferring detaches a buffer that other code may share.
      const copy = (part: Uint8Array | undefined) => part && new Uint8Array(part);
      const { before, statement, after } = mayCancel ? messages : { statement: messages };
      const batch: Batch = { before: copy(before), statement: new Uint8Array(statement), after: copy(after) };
      const buffers = [batch.before, batch.statement, batch.after].flatMap((part) => (part?.buffer as ArrayBuffer) ?? []);
      this.#worker.postMessage(batch satisfies ToWorker, buffers);
    });
  }

  /** Resolves once all sent messages have a response. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise<void>((resolve) => this.#settling.push(resolve));
  }

  /**
   * Ends the thread at once. As after a crash, uncommitted changes are lost. Pending calls reject only after the thread has
   * ended, because only then is it known which calls PostgreSQL had begun.
   */
  async end(): Promise<void> {
    this.isOver = true;
    this.#isClosing = false;
    this.#endWatch();
    await this.#worker.terminate();
  }

  /**
   * Waits for pending responses, still under the watchdog, and shuts PostgreSQL down. Ends the thread if the shutdown
   * takes too long.
   */
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

  /** Makes the watchdog watch the oldest call without a response. */
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
    // PostgreSQL may have begun the first waiting call, but not the later ones.
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

/** The longest shutdown in milliseconds: long enough to write all buffers to a slow disk (a checkpoint). */
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

/**
 * Compiles PGlite's PostgreSQL once per process; all threads share the result. Also stops V8 from freeing replaced
 * WebAssembly code. If one thread freed such code while another thread compiled, the process could abort (nodejs/node issue
 * 64500). Not freeing it costs a few megabytes.
 */
function compileProgram(): Promise<WebAssembly.Module> {
  setFlagsFromString('--no-wasm-code-gc');
  // `import.meta.resolve` would be shorter, but Vitest's global setup does not have it.
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  return compiled;
}
