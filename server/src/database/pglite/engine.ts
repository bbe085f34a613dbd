import { DatabaseError } from '../port.ts';
import { EngineThread } from './engine-thread.ts';
import { SyncRecord } from './unsynced-files.ts';
import type { EngineSetup } from './worker-messages.ts';

/** Keeps one thread with PostgreSQL running on a folder: when it ends, by the watchdog or a fault, the next one starts at once. */
export class Engine {
  readonly #setup: EngineSetup;
  readonly #prepare: (thread: EngineThread) => Promise<void>;
  readonly #record = new SyncRecord();
  #thread: Promise<EngineThread>;
  #isClosed = false;

  /** `prepare` sees each thread before anybody else does. One that it rejects is ended before the next may start: no two are ever on one folder. */
  constructor(setup: EngineSetup, prepare: (thread: EngineThread) => Promise<void>) {
    this.#setup = setup;
    this.#prepare = prepare;
    this.#thread = this.#start();
  }

  /**
   * The thread that runs, for the one transaction that begins now and keeps to it until its end. A worn thread is replaced first: the next one starts in a
   * third of a second on what this one has closed in order. Rejects with 57P03 when it cannot start.
   */
  async thread(): Promise<EngineThread> {
    if (this.#isClosed) throw new DatabaseError({ code: '57P01', message: 'The database is closed.' });
    const current = this.#thread;
    const thread = await current.catch((error: unknown) => {
      // The next caller tries again.
      if (this.#thread === current) this.#thread = this.#start();
      throw error;
    });
    if (!thread.isOver && !thread.isWorn) return thread;
    await thread.settled();
    if (!thread.isOver) await thread.close();
    await thread.ended;
    return this.thread();
  }

  /** Lets PostgreSQL shut down in order. */
  close(): Promise<void> {
    return this.#finish((thread) => thread.close());
  }

  /** Ends PostgreSQL at once, as a crash would. */
  end(): Promise<void> {
    return this.#finish((thread) => thread.end());
  }

  async #finish(finish: (thread: EngineThread) => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const thread = await this.#thread.catch(() => undefined);
    if (thread) await finish(thread);
  }

  async #startPrepared(): Promise<EngineThread> {
    const thread = await EngineThread.start(this.#setup, this.#record);
    try {
      await this.#prepare(thread);
    } catch (error) {
      await thread.end();
      throw error;
    }
    return thread;
  }

  #start(): Promise<EngineThread> {
    const starting = this.#startPrepared();
    starting.then(
      async (thread) => {
        await thread.ended;
        if (!this.#isClosed) this.#thread = this.#start();
      },
      () => {
        // Every caller that asks for the thread gets this error.
      },
    );
    return starting;
  }
}
