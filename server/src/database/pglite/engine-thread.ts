import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../port.ts';
import { compileProgram } from './compile-program.ts';
import { StatementCache } from './statement-cache.ts';
import type { EngineSetup, FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts';

interface Waiting {
  limit: number;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: DatabaseError) => void;
}

/** One run of the embedded PostgreSQL in a thread of its own, from its start to its end, under a watchdog. It never starts again by itself. */
export class EngineThread {
  /** Resolves when the thread is gone and nothing of it touches the folder any more. */
  readonly ended: Promise<void>;
  /** Whether nothing more may be sent: the thread is gone or about to be. */
  isOver = false;
  /** How often the write-ahead log was synced to disk. */
  logSyncs = 0;
  /** What PostgreSQL keeps parsed on its one connection. */
  readonly statements = new StatementCache();
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.once('exit', () => this.#giveUp(stopped));
  }

  /** Starts PostgreSQL on a folder. Rejects with 57P03 when it cannot. */
  static async start(setup: EngineSetup): Promise<EngineThread> {
    const workerData: WorkerSetup = { ...setup, program: await compileProgram() };
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
      worker.once('message', (message: FromWorker) => (message.kind === 'failed' ? refuse(message.reason) : resolve()));
    });
    return new EngineThread(worker);
  }

  /**
   * Sends messages of PostgreSQL's protocol that end in a point of synchronisation, and answers what it answered. Calls are answered in
   * their order. When PostgreSQL is at one for longer than `limit` milliseconds, the thread is ended: the one rejects with 57014, those
   * behind it with 57P02, as all do when the thread ends for another reason.
   */
  send(messages: Uint8Array, limit: number): Promise<Uint8Array> {
    if (this.isOver) return Promise.reject(stopped());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ limit, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      // A copy of its own can be handed over; the messages may stand in a buffer that others share.
      const copy = new Uint8Array(messages);
      this.#worker.postMessage(copy satisfies ToWorker, [copy.buffer]);
    });
  }

  /** Ends the thread at once; whatever was not committed is lost, as after a crash. */
  async end(): Promise<void> {
    this.#giveUp(stopped);
    await this.#worker.terminate();
  }

  /** Lets PostgreSQL shut down in order. */
  async close(): Promise<void> {
    this.#giveUp(stopped);
    this.#worker.postMessage('close' satisfies ToWorker);
    await this.ended;
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'closed') void this.#worker.terminate();
    if (message.kind !== 'answer') return;
    this.logSyncs = message.logSyncs;
    this.#waiting.shift()?.resolve(message.bytes);
    this.#watch();
  }

  /** Watches over what PostgreSQL is at: the oldest without an answer. */
  #watch(): void {
    clearTimeout(this.#timer);
    const current = this.#waiting[0];
    if (!current) return;
    const interrupt = () => {
      // The answer may have come while this thread was busy with something else; it was read by now.
      if (this.#waiting[0] !== current) return;
      this.#waiting.shift();
      current.reject(tookTooLong(current.limit));
      void this.end();
    };
    this.#timer = setTimeout(() => setImmediate(interrupt), current.limit);
  }

  #giveUp(reason: () => DatabaseError): void {
    this.isOver = true;
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.splice(0)) reject(reason());
  }
}

const tookTooLong = (limit: number) =>
  new DatabaseError({
    code: '57014',
    message: `A statement was ended, because it took longer than ${String(limit)} ms.`,
    hint: 'Ask for less at once.',
  });

const stopped = () =>
  new DatabaseError({
    code: '57P02',
    message: 'The embedded database was stopped in the middle of this transaction.',
    hint: 'Ask again.',
  });
