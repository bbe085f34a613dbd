import pg from 'pg';
import type { QueryConfig } from 'pg';

/** The methods of the driver's connection that a query calls; the driver's types omit most of them. */
interface Connection {
  parse(message: { text: string }): void;
  bind(message: object): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  flush(): void;
}

/** The driver's query class, with methods that the driver's types omit. */
const Query = pg.Query as unknown as new (config: QueryConfig) => pg.Query & {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleDataRow(message: unknown): void;
};

/**
 * A statement together with the opening of its transaction, with one sync point for both. If any part of the opening
 * fails, PostgreSQL skips the statement. If they were two queries, the statement would run even after a failed `begin`
 * (out of memory, or a cancellation), and would commit with the owner's rights.
 */
export class OpenedQuery extends Query {
  readonly #opening: readonly string[];
  readonly #onOpened: () => void;
  #completed = 0;

  /** `opening` is `begin` or `begin; select …`. `onOpened` is called when PostgreSQL has processed the opening. */
  constructor(config: QueryConfig, opening: string, onOpened: () => void) {
    super(config);
    const end = opening.indexOf(';');
    this.#opening = end === -1 ? [opening] : [opening.slice(0, end), opening.slice(end + 1)];
    this.#onOpened = onOpened;
  }

  override prepare(connection: Connection): void {
    for (const text of this.#opening) {
      connection.parse({ text });
      connection.bind({});
      connection.describe({ type: 'P' });
      connection.execute({});
    }
    // Without the flush, PostgreSQL would send the opening's response only together with the statement's.
    connection.flush();
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#completed += 1;
    if (this.#completed === this.#opening.length) this.#onOpened();
    super.handleCommandComplete(message, connection);
  }
}

/**
 * A statement together with the prepared opening of its transaction, as one transaction of the extended protocol: both
 * run before one sync point. At the sync point PostgreSQL commits, or rolls back after an error. So neither `begin` nor
 * `commit` is sent. If the opening fails, PostgreSQL skips the statement.
 */
export class WholeTransaction extends Query {
  readonly #opening: { statement: string; values: readonly string[] };
  readonly #onOpened: () => void;
  #isOpened = false;

  /** `opening` names a statement that the connection has prepared. `onOpened` is called when PostgreSQL has run it. */
  constructor(config: QueryConfig, opening: { statement: string; values: readonly string[] }, onOpened: () => void) {
    super(config);
    this.#opening = opening;
    this.#onOpened = onOpened;
  }

  override prepare(connection: Connection): void {
    connection.bind(this.#opening);
    connection.execute({});
    // Without the flush, PostgreSQL would send the opening's response only together with the statement's.
    connection.flush();
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isOpened) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isOpened) return super.handleCommandComplete(message, connection);
    this.#isOpened = true;
    this.#onOpened();
  }
}
