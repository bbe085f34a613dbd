import { createHash } from 'node:crypto';

/**
 * The limits of one connection: the number of prepared statements, the total letters of their texts, and the letters of one
 * text. PostgreSQL stores each statement with its plan until the connection closes: up to 80 bytes of memory per letter of a
 * text. Without limits, a user who sends ever new queries could fill PostgreSQL's memory. A statement above a limit still
 * works, but PostgreSQL parses it every time.
 */
const most = { statements: 200, letters: 128 * 1024, lettersOfOne: 4096 };

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

  /** The name under which a connection prepares this text; undefined if it should not be prepared. */
  nameOn(connection: PreparingConnection | undefined, text: string): string | undefined {
    const parsed = connection?.parsedStatements;
    if (this.#isOff || parsed === undefined || text.length > most.lettersOfOne) return undefined;
    const name = this.#nameOf(text);
    return parsed[name] !== undefined || hasRoom(Object.values(parsed), text) ? name : undefined;
  }

  /**
   * Must be called with every error of PostgreSQL. Returns true if this connection's prepared statements caused the
   * error, so that the same statement would succeed on another connection. The caller must then discard this
   * connection.
   */
  caused({ code = '', routine }: { code?: string | undefined; routine?: string | undefined }): boolean {
    if (swapped.has(code)) this.#isOff = true;
    // A migration changed a table whose statement this connection had prepared. The message may be translated, but not the
    // name of the routine in PostgreSQL that reports it.
    return swapped.has(code) || (code === '0A000' && routine === 'RevalidateCachedQuery');
  }

  /**
   * Names a statement by a hash of its text. The text itself would be too long, because PostgreSQL truncates names to
   * 63 bytes.
   */
  #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames) this.#names.clear();
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}

function hasRoom(texts: readonly string[], text: string): boolean {
  const letters = texts.reduce((sum, { length }) => sum + length, text.length);
  return texts.length < most.statements && letters <= most.letters;
}
