import { checkDateTimeText } from '../query/date-time-text.ts';
import type { Slot } from '../query/query-tree.ts';

/** An SQL text and the source of each of its parameters. Requests that differ only in values share one statement. */
export interface Statement {
  text: string;
  /** The value of `$1` is in slot `slots[0]`, and so on. */
  slots: Slot[];
  /** The slots whose values PostgreSQL parses as dates or times, with their types. */
  dateTimes: { slot: Slot; type: string }[];
  usesAggregates: boolean;
}

/**
 * The values of a statement's parameters, in order. Throws `22007` if a date or time contains a word that must not
 * reach PostgreSQL (query/date-time-text.ts).
 */
export function parametersOf(statement: Statement, values: readonly string[]): string[] {
  for (const { slot, type } of statement.dateTimes) checkDateTimeText(values[slot] ?? '', type);
  return statement.slots.map((slot) => values[slot] ?? '');
}

/**
 * A quoted SQL identifier. Names from a request contain no quote (query/parse-select.ts refuses one), and all others come
 * from the catalogue. Doubling the quotes is a second safeguard.
 */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function of `public` as SQL. */
export function publicName(name: string): string {
  return `"public".${identifier(name)}`;
}
