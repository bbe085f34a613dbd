/** How to send a statement: with a cached name, with a new name to cache, or without caching. */
export interface Choice {
  /** The prepared statement's name; empty if it is not cached. */
  name: string;
  /** Whether this message must parse it. */
  isNew: boolean;
  /** Names of the prepared statements to drop, to make room for this one. */
  dropped: readonly string[];
}

/**
 * The maximum number of cached statements, and of their total characters: a plan takes some tens of kilobytes of
 * PostgreSQL's memory, and more for a long text.
 */
const capacity = 200;
const mostLetters = 200_000;
/** Longer texts are one-off, such as a hundred rows at once. */
const longestText = 4_000;

/**
 * The prepared statements of one engine thread, in LRU order. A statement is prepared at its second use. The embedded
 * engine has one connection without a pooler, so caching is safe; it halves the time of reading a short list.
 */
export class StatementCache {
  /** Names by statement text, the least recently used first. The name is empty after a single use. */
  readonly #names = new Map<string, string>();
  #made = 0;
  #letters = 0;

  choose(text: string): Choice {
    if (text.length > longestText) return { name: '', isNew: true, dropped: [] };
    const known = this.#names.get(text);
    this.forget(text);
    const name = known === undefined ? '' : known || `kept_${String((this.#made += 1))}`;
    this.#names.set(text, name);
    this.#letters += text.length;
    return { name, isNew: !known, dropped: this.#dropLongestUnused() };
  }

  /** Removes a statement that PostgreSQL refused. */
  forget(text: string): void {
    if (this.#names.delete(text)) this.#letters -= text.length;
  }

  /** Removes all statements, because tables may have changed. The caller must also send `deallocate all` to PostgreSQL. */
  clear(): void {
    this.#names.clear();
    this.#letters = 0;
  }

  #dropLongestUnused(): string[] {
    const dropped = [];
    while (this.#names.size > capacity || this.#letters > mostLetters) {
      const [[text, name] = ['', '']] = this.#names;
      this.forget(text);
      if (name !== '') dropped.push(name);
    }
    return dropped;
  }
}
