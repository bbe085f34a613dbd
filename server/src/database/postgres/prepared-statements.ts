import { createHash } from 'node:crypto';

/**
 * The maximum number of prepared statements of one connection. PostgreSQL stores each with its plan until the connection
 * closes, so a user who sends ever new queries could otherwise fill its memory. Above the limit, PostgreSQL parses each
 * new statement every time.
 */
const mostOfConnection = 300;

const mostNames = 2_000;

/** SQLSTATEs for a missing or duplicate prepared statement: a pooler gave the connection to another client in between. */
const swapped: ReadonlySet<string> = new Set(['26000', '42P05']);

/** A connection of the driver, as far as this file uses it. */
export interface PreparingConnection {
  /** The prepared statements of this connection, as texts by name. */
  parsedStatements?: Record<string, string>;
}

/**
 * Names the statements that connections prepare, so that PostgreSQL parses and plans them once. Stops doing so if a
 * pooler shares connections between transactions, because prepared statements would then fail.
 */
export class PreparedStatements {
  #isOff = false;
  readonly #names = new Map<string, string>();
  readonly #counts = new WeakMap<PreparingConnection, number>();

  /** The name under which a connection prepares this text; undefined if it should not be prepared. */
  nameOn(connection: PreparingConnection | undefined, text: string): string | undefined {
    const parsed = connection?.parsedStatements;
    if (this.#isOff || connection === undefined || parsed === undefined) return undefined;
    const name = this.#nameOf(text);
    if (parsed[name] !== undefined) return name;
    const count = this.#counts.get(connection) ?? 0;
    if (count >= mostOfConnection) return undefined;
    this.#counts.set(connection, count + 1);
    return name;
  }

  /**
   * Must be called with every error of PostgreSQL. Returns true if only the preparation caused the error. The caller must
   * then replace the connection; the statement works on another one.
   */
  caused({ code = '', message }: { code?: string | undefined; message: string }): boolean {
    if (swapped.has(code)) this.#isOff = true;
    // A migration changed a table whose statement this connection had prepared.
    return swapped.has(code) || (code === '0A000' && message.startsWith('cached plan'));
  }

  /** A name is a hash of its text, because PostgreSQL truncates names to 63 characters. */
  #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames) this.#names.clear();
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
