/** Column values of a row as JSON. */
export type RowValues = Readonly<Record<string, unknown>>;

/**
 * A row as the server returns it. The row of a one-row-per-person table (`put`) has the id `ownRowId` until the server
 * returns it.
 */
export interface Row {
  readonly id: string;
  readonly [column: string]: unknown;
}

/**
 * Why the server refused a write: its code (an SQLSTATE, a PGRST code, `gone` or `conflict`) and the HTTP status. Never its
 * raw text.
 */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** When the server refused the write, as an instant. */
  readonly at: string;
  /** For a `conflict`: the server's row. */
  readonly theirs?: Row;
}

/**
 * - `insert`: a new row with a client-generated id; duplicates are ignored.
 * - `change`: only the changed columns of a row.
 * - `remove`: removes a row.
 * - `put`: creates or changes the person's row of a one-row-per-person table.
 */
export type OperationKind = 'insert' | 'change' | 'remove' | 'put';

/** A write to add to the outbox. */
export interface NewOperation {
  readonly table: string;
  readonly rowId: string;
  readonly kind: OperationKind;
  /** The columns to write; empty for `remove`. */
  readonly values: RowValues;
  /** The row before a change, so that a list that has not loaded the row can show it. Never sent. */
  readonly base?: RowValues;
  /**
   * For a form's change: the columns as the form first showed them, with the `updated_at` of that version. If another device
   * or tab has changed the same columns since, the write is a `conflict`. Never sent.
   */
  readonly began?: RowValues;
  /**
   * Set if the server refuses later writes without this one. For example, the server refuses health records without consent.
   * If this write fails, the later writes wait. Never sent.
   */
  readonly isPrerequisite?: true;
  /**
   * Set if this write does not correct a refused write of its row. The outbox then does not merge it into the refused
   * write. It waits until the refused write is discarded. Never sent.
   */
  readonly isIndependent?: true;
}

/** A pending write: one record in this device's store. */
export interface Operation extends NewOperation {
  readonly id: string;
  readonly userId: string;
  /** An auto-incremented number over all writes of this device, which defines the sending order. */
  readonly sequence: number;
  /** When the person made the write, as an instant. */
  readonly madeAt: string;
  /** Set if the server refused this write, until the person corrects, retries or discards it. */
  readonly refusal?: Refusal;
}

/** Placeholder row id of a `put`, which needs no id. */
export const ownRowId = 'own';
