import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Statement } from '../sql/statement.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A catalogue and the statements that were built by it. They are forgotten together. */
export interface Snapshot {
  catalogue: Catalogue;
  statements: Map<string, Statement>;
}

/** Refusals that a migration which ran meanwhile would have made wrong. */
const misses: ReadonlySet<string> = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703']);
const shortestAge = 5000;

/**
 * Keeps the catalogue. It is read at the first request, again after `refresh`, and when something is asked for that it does not know, then
 * at most every five seconds, so that asking for what does not exist costs the database nothing.
 */
export class CatalogueCache {
  readonly #database: Database;
  readonly #clock: Clock;
  #current: Promise<Snapshot> | undefined;
  #readAt = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  refresh(): void {
    this.#current = undefined;
  }

  /** Runs work with the catalogue, a second time with a fresh one when it missed something. Work must not have changed data when it misses. */
  async with<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const snapshot = await this.#read();
    try {
      return await work(snapshot);
    } catch (error) {
      if (!(error instanceof Refusal) || !misses.has(error.code)) throw error;
      if (this.#clock.now().getTime() - this.#readAt < shortestAge) throw error;
      this.refresh();
      return work(await this.#read());
    }
  }

  #read(): Promise<Snapshot> {
    this.#current ??= this.#readNow();
    return this.#current;
  }

  async #readNow(): Promise<Snapshot> {
    this.#readAt = this.#clock.now().getTime();
    try {
      return { catalogue: await readCatalogue(this.#database), statements: new Map() };
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }
}
