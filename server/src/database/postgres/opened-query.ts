import pg from 'pg';
import type { QueryConfig } from 'pg';

/** The parts of the driver's connection that a query writes to; its types omit most of it. */
interface Connection {
  parse(message: { text: string }): void;
  bind(message: object): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  flush(): void;
}

/** The driver's query class, with the methods that its types omit. */
const Query = pg.Query as unknown as new (config: QueryConfig) => pg.Query & {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/**
 * A statement after the opening of its transaction, with one sync point for both: if any part of the opening fails,
 * PostgreSQL skips the statement. As two separate queries, a failed `begin` (no memory to parse it, a cancellation)
 * would let the statement run and commit with the owner's rights.
 */
export class OpenedQuery extends Query {
  readonly #opening: readonly string[];
  readonly #onOpened: () => void;
  #completed = 0;

  /** `opening` is `begin`, or `begin; select …`; `onOpened` is called when PostgreSQL reaches the statement. */
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
    // Otherwise PostgreSQL would delay this response until the statement's own.
    connection.flush();
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#completed += 1;
    if (this.#completed === this.#opening.length) this.#onOpened();
    super.handleCommandComplete(message, connection);
  }
}
