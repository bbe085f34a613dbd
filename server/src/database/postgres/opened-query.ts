import pg from 'pg';
import type { QueryConfig } from 'pg';

/** The driver's connection, as far as a query writes to it. Its types leave most of it out. */
interface Connection {
  parse(message: { text: string }): void;
  bind(message: object): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  flush(): void;
}

/** The driver's own query class, with the methods that its types leave out. */
const Query = pg.Query as unknown as new (config: QueryConfig) => pg.Query & {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/**
 * A statement behind the opening of its transaction, with one synchronisation point for both: when any part of the opening fails, PostgreSQL skips the statement.
 * As two queries of the driver's, a `begin` that fails (no memory to parse it, a cancellation) would let the statement run and commit with the owner's rights.
 */
export class OpenedQuery extends Query {
  readonly #opening: readonly string[];
  readonly #onOpened: () => void;
  #completed = 0;

  /** `opening` is `begin`, or `begin; select …`; `onOpened` is called when PostgreSQL comes to the statement. */
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
    // Else PostgreSQL would keep back this answer until the statement's own.
    connection.flush();
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#completed += 1;
    if (this.#completed === this.#opening.length) this.#onOpened();
    super.handleCommandComplete(message, connection);
  }
}
