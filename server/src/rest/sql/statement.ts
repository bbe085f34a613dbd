import type { Slot } from '../query/query-tree.ts';

/** One SQL text and where its parameters come from; the same for every request of the same shape. */
export interface Statement {
  text: string;
  /** `$1` is the value in this slot, and so on. */
  slots: Slot[];
}

/** The parameters of a statement in its values' order. */
export function parametersOf(statement: Statement, values: readonly string[]): string[] {
  return statement.slots.map((slot) => values[slot] ?? '');
}
