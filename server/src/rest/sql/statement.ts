import { checkDateTimeText } from '../query/date-time-text.ts';
import type { Slot } from '../query/query-tree.ts';

/** An SQL text, and where each parameter takes its value from. Requests that differ only in values share one statement. */
export interface Statement {
  text: string;
  /** `$1` is the value in this slot, and so on. */
  slots: Slot[];
  /** The slots of values that PostgreSQL parses as dates or times, with their types. */
  dateTimes: { slot: Slot; type: string }[];
}

/** The parameters of a statement in order. Throws `22007` for a date or time that must not reach PostgreSQL. */
export function parametersOf(statement: Statement, values: readonly string[]): string[] {
  for (const { slot, type } of statement.dateTimes) checkDateTimeText(values[slot] ?? '', type);
  return statement.slots.map((slot) => values[slot] ?? '');
}

/** A quoted SQL identifier. Names come from the catalogue, or were checked to contain no quote (query/parse-select.ts). */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function of `public` as SQL. */
export function publicName(name: string): string {
  return `"public".${identifier(name)}`;
}
