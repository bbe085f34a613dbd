/** What to send for a statement: bound to one that PostgreSQL has kept, kept from now on, or neither. */
export interface Choice {
  /** The name under which PostgreSQL keeps the statement; empty for one that it does not keep. */
  name: string;
  /** Whether it must be parsed with this message. */
  isNew: boolean;
  /** The names of those to be dropped for it. */
  dropped: readonly string[];
}

/** The most cached statements, and characters of all together: a plan takes some tens of kilobytes of PostgreSQL's memory, and more for a long text. */
const capacity = 200;
const mostLetters = 200_000;
/** Longer texts are made for one occasion, such as a hundred rows at once. */
const longestText = 4_000;

/**
 * Which statements one engine thread has PostgreSQL keep, parsed and planned: those asked for a second time, the longest unused dropped first.
 * The embedded engine has one connection, which nobody stands in between, so that keeping them is safe; it halves the time of a short list.
 */
export class StatementCache {
  /** By text; the name is empty for one that was seen once. In the order of use, the longest unused first. */
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

  /** Forgets one that PostgreSQL did not take. */
  forget(text: string): void {
    if (this.#names.delete(text)) this.#letters -= text.length;
  }

  /** Forgets all: tables may have changed under them. PostgreSQL's own must be dropped too, by `deallocate all`. */
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
