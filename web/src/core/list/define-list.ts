import type { Fields, Values } from '#core/journal/fields.ts';

/** One row of a list as the page sees it. */
export type Item<Of extends Fields> = Values<Of> & { readonly id: string; readonly created_at: string };

/** Undated records of a person, such as the people to call: the same fields as a journal, no date, no look back. */
export interface List<Of extends Fields = Fields> {
  readonly table: string;
  readonly fields: Of;
  /** The field that tells one item from another: questions, toasts and the names of buttons say it. */
  readonly named: keyof Of & string;
  /** Columns of an export, in their order. */
  readonly exported: readonly (keyof Of & string)[];
}

/** Declares a list. A page of its own is declared beside it with `definePage`. */
export function defineList<const Of extends Fields>(list: List<Of>): List<Of> {
  return list;
}

/** What an item is called in a sentence: the text of its naming field. */
export function nameOf<Of extends Fields>({ named }: List<Of>, values: Values<Of>): string {
  return String(values[named] ?? '');
}
