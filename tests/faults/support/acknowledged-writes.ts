/** The content of a row; null if the row was removed or never inserted. */
export type StoredRow = { weight_kg: number; notes: string } | null;

/** Every write that the server acknowledged, and every write without a response, which may or may not be stored. */
export class AcknowledgedWrites {
  acknowledged = 0;
  /** The number of writes without a response that were found in the database. */
  storedUnanswered = 0;
  unanswered = 0;
  readonly #confirmed = new Map<string, StoredRow>();
  readonly #open = new Map<string, StoredRow>();

  ask(id: string, row: StoredRow): void {
    this.#open.set(id, row);
  }

  confirm(id: string): void {
    this.#confirmed.set(id, this.#open.get(id) ?? null);
    this.#open.delete(id);
    this.acknowledged += 1;
  }

  /** Forgets a write that never reached the server. */
  withdraw(id: string): void {
    this.#open.delete(id);
  }

  confirmedRow(id: string): StoredRow {
    return this.#confirmed.get(id) ?? null;
  }

  /**
   * Compares the writes with the stored rows. Returns each difference as a sentence. Afterwards, the outcome of each
   * unanswered write is known.
   */
  check(stored: ReadonlyMap<string, StoredRow>): string[] {
    const problems: string[] = [];
    for (const id of new Set([...this.#confirmed.keys(), ...this.#open.keys(), ...stored.keys()])) {
      const actual = stored.get(id) ?? null;
      const expected = this.confirmedRow(id);
      const isOpen = this.#open.has(id);
      const happened = isOpen && isSame(actual, this.#open.get(id) ?? null);
      if (!isSame(actual, expected) && !happened) {
        problems.push(`${id}: acknowledged as ${describe(expected)}, found ${describe(actual)}`);
      }
      if (isOpen) {
        this.unanswered += 1;
        if (happened) this.storedUnanswered += 1;
        this.#confirmed.set(id, actual);
      }
    }
    this.#open.clear();
    return problems;
  }
}

function isSame(one: StoredRow, other: StoredRow): boolean {
  return one?.weight_kg === other?.weight_kg && one?.notes === other?.notes;
}

function describe(row: StoredRow): string {
  return row ? `${String(row.weight_kg)} kg with ${String(row.notes.length)} characters` : 'absent';
}
