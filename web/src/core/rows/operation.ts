/** What a row or a part of one holds: column name → value, as JSON. */
export type RowValues = Readonly<Record<string, unknown>>;

/** A row as the server answers it. Tables with one row a person (`put`) may stand without an id until the server has given one. */
export interface Row {
  readonly id: string;
  readonly [column: string]: unknown;
}

/** Why the server did not take a write: its code (an SQLSTATE, a PGRST code, `gone` or `conflict`) and the HTTP status. Never its raw text. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  /** When it was refused, as an instant. */
  readonly at: string;
  /** Of a `conflict`: the row as the server has it. */
  readonly theirs?: Row;
}

/**
 * - `insert`: a new row with a client-made id; a second arrival is ignored.
 * - `change`: only the changed columns of a row.
 * - `remove`: a row goes.
 * - `put`: the person's single row of a table that has one per person; made or changed, whichever it takes.
 */
export type OperationKind = 'insert' | 'change' | 'remove' | 'put';

/** A write that is asked for. */
export interface NewOperation {
  readonly table: string;
  readonly rowId: string;
  readonly kind: OperationKind;
  /** Empty for `remove`. */
  readonly values: RowValues;
  /** The row as it was known when a change was made, so that it can be shown where the server's list doesn't hold it. Never sent. */
  readonly base?: RowValues;
  /**
   * Of a change made in a form: the columns as the person saw them when they began, and `updated_at` of that row. What another device or tab
   * has put in the same columns since then is not overwritten: it is a `conflict`. Never sent.
   */
  readonly began?: RowValues;
  /** The server refuses later writes without this one, such as records before their consent: while it fails, they wait. Never sent. */
  readonly isPrerequisite?: true;
}

/** A write that waits on this device, one record each. */
export interface Operation extends NewOperation {
  readonly id: string;
  readonly userId: string;
  /** Counts up over all writes of this device; the order of sending. */
  readonly sequence: number;
  /** When the person made it, as an instant. */
  readonly madeAt: string;
  /** Set when the server said no. It stays until the person mends, retries or discards it. */
  readonly refusal?: Refusal;
}

/** The row id of a `put`: such a table has one row a person. */
export const ownRowId = 'own';
