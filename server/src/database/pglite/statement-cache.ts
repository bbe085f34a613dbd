/** What to send for a statement: bound to one that PostgreSQL has kept, kept from now on, or neither. */
export interface Choice {
  /** The name under which PostgreSQL keeps the statement; empty for one that it does not keep. */
  name: string;
  /** Whether it must be parsed with this message. */
  isNew: boolean;
  /** The name of one to be dropped for it. */
  dropped: string | undefined;
}

/** Kept at most; each takes some tens of kilobytes of PostgreSQL's memory. */
const capacity = 200;
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

  choose(text: string): Choice {
    if (text.length > longestText) return { name: '', isNew: true, dropped: undefined };
    const known = this.#names.get(text);
    this.#names.delete(text);
    const name = known === undefined ? '' : known || `kept_${String((this.#made += 1))}`;
    this.#names.set(text, name);
    return { name, isNew: !known, dropped: this.#dropLongestUnused() };
  }

  /** Forgets one that PostgreSQL did not take. */
  forget(text: string): void {
    this.#names.delete(text);
  }

  /** Forgets all: tables may have changed under them. PostgreSQL's own must be dropped too, by `deallocate all`. */
  clear(): void {
    this.#names.clear();
  }

  #dropLongestUnused(): string | undefined {
    if (this.#names.size <= capacity) return undefined;
    const [[text, name] = ['', '']] = this.#names;
    this.#names.delete(text);
    return name || undefined;
  }
}
