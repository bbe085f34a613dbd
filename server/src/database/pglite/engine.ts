import { DatabaseError } from '../port.ts';
import { EngineThread } from './engine-thread.ts';
import { SyncRecord } from './unsynced-files.ts';
import type { EngineSetup } from './worker-messages.ts';

/** Runs PostgreSQL on a folder, in a thread. If the watchdog or an error ends the thread, a new thread starts at once. */
export class Engine {
  readonly #setup: EngineSetup;
  readonly #prepare: (thread: EngineThread) => Promise<void>;
  readonly #record = new SyncRecord();
  #thread: Promise<EngineThread>;
  #isClosed = false;

  /**
   * Passes each new thread to `prepare` before its first use. If `prepare` rejects, the thread is ended before the next
   * one starts, because two threads must never use one folder.
   */
  constructor(setup: EngineSetup, prepare: (thread: EngineThread) => Promise<void>) {
    this.#setup = setup;
    this.#prepare = prepare;
    this.#thread = this.#start();
  }

  /**
   * Returns the thread for one whole transaction. If `isWorn` is set on the current thread, closes and replaces it first,
   * which takes a third of a second. Rejects with 57P03 if no thread can start.
   */
  async thread(): Promise<EngineThread> {
    if (this.#isClosed) throw new DatabaseError({ code: '57P01', message: 'The database is closed.' });
    const current = this.#thread;
    const thread = await current.catch((error: unknown) => {
      // Start a new thread for the next caller.
      if (this.#thread === current) this.#thread = this.#start();
      throw error;
    });
    if (!thread.isOver && !thread.isWorn) return thread;
    await thread.settled();
    if (!thread.isOver) await thread.close();
    await thread.ended;
    return this.thread();
  }

  /** Shuts PostgreSQL down cleanly. */
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
        // Ignored here: every caller of `thread()` gets this error.
      },
    );
    return starting;
  }
}
