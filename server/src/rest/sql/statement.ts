import { checkDateTimeText } from '../query/date-time-text.ts';
import type { Slot } from '../query/query-tree.ts';

/** One SQL text and where its parameters come from; the same for every request of the same shape. */
export interface Statement {
  text: string;
  /** `$1` is the value in this slot, and so on. */
  slots: Slot[];
  /** Values that PostgreSQL reads as dates or times, with the type. */
  dateTimes: { slot: Slot; type: string }[];
}

/** The parameters of a statement in its values' order. Refuses `22007` for a date or time that may not reach PostgreSQL. */
export function parametersOf(statement: Statement, values: readonly string[]): string[] {
  for (const { slot, type } of statement.dateTimes) checkDateTimeText(values[slot] ?? '', type);
  return statement.slots.map((slot) => values[slot] ?? '');
}

/** A name as SQL. Names come from the catalogue, or were checked to hold no quote (query/parse-select.ts). */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function of `public` as SQL. */
export function publicName(name: string): string {
  return `"public".${identifier(name)}`;
}
