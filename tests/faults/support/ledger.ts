/** A row as the writers know it; null: it was removed, or never there. */
export type Kept = { weight_kg: number; notes: string } | null;

/**
 * What a person could swear to: every write that the server acknowledged, and those whose answer never came, which may or may not have happened.
 */
export class Ledger {
  acknowledged = 0;
  /** Writes without an answer that turned out to have been kept; the others had not happened. */
  keptUnanswered = 0;
  unanswered = 0;
  readonly #confirmed = new Map<string, Kept>();
  readonly #open = new Map<string, Kept>();

  ask(id: string, row: Kept): void {
    this.#open.set(id, row);
  }

  confirm(id: string): void {
    this.#confirmed.set(id, this.#open.get(id) ?? null);
    this.#open.delete(id);
    this.acknowledged += 1;
  }

  /** The write never reached the server. */
  withdraw(id: string): void {
    this.#open.delete(id);
  }

  confirmedRow(id: string): Kept {
    return this.#confirmed.get(id) ?? null;
  }

  /** Compares with what the database holds, answers every difference as a sentence, and takes the outcome of unanswered writes as given. */
  check(held: ReadonlyMap<string, Kept>): string[] {
    const problems: string[] = [];
    for (const id of new Set([...this.#confirmed.keys(), ...this.#open.keys(), ...held.keys()])) {
      const actual = held.get(id) ?? null;
      const expected = this.confirmedRow(id);
      const isOpen = this.#open.has(id);
      const happened = isOpen && isSame(actual, this.#open.get(id) ?? null);
      if (!isSame(actual, expected) && !happened) {
        problems.push(`${id}: acknowledged as ${describe(expected)}, found ${describe(actual)}`);
      }
      if (isOpen) {
        this.unanswered += 1;
        if (happened) this.keptUnanswered += 1;
        this.#confirmed.set(id, actual);
      }
    }
    this.#open.clear();
    return problems;
  }
}

function isSame(one: Kept, other: Kept): boolean {
  return one?.weight_kg === other?.weight_kg && one?.notes === other?.notes;
}

function describe(row: Kept): string {
  return row ? `${String(row.weight_kg)} kg with ${String(row.notes.length)} characters` : 'absent';
}
