import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Statement } from '../sql/statement.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A catalogue and the statements that were built from it. A new catalogue replaces both. */
export interface Snapshot {
  catalogue: Catalogue;
  statements: Map<string, Statement>;
  /** Whether clients may use aggregates (`ALLOW_AGGREGATES`). */
  allowAggregates: boolean;
}

/** The error codes for unknown names. A migration may have created the name after the catalogue was read. */
const misses: ReadonlySet<string> = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703']);
const shortestAge = 5000;

/**
 * Caches the catalogue. It is read at the first request, after `refresh`, and when a request contains an unknown name.
 * Unknown names cause at most one read every five seconds, so that an attacker cannot load the database with them.
 */
export class CatalogueCache {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #allowAggregates: boolean;
  #current: Promise<Snapshot> | undefined;
  #readAt = 0;

  constructor(database: Database, clock: Clock, allowAggregates: boolean) {
    this.#database = database;
    this.#clock = clock;
    this.#allowAggregates = allowAggregates;
  }

  refresh(): void {
    this.#current = undefined;
  }

  /**
   * Runs `work` with the cached catalogue. If `work` throws because of an unknown name, reads the catalogue again and
   * repeats `work`. So `work` must not change data before it has looked up all names.
   */
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
      const catalogue = await readCatalogue(this.#database);
      return { catalogue, statements: new Map(), allowAggregates: this.#allowAggregates };
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }
}
