import type { Fields, Values } from '#core/journal/fields.ts';

/** One row of a list, as the page uses it. */
export type Item<Of extends Fields> = Values<Of> & { readonly id: string; readonly created_at: string };

/** Defines a list: undated records of a person, such as emergency contacts. Its fields are defined as in a journal. */
export interface List<Of extends Fields = Fields> {
  readonly table: string;
  readonly fields: Of;
  /** The field that names an item in questions, toasts and button labels. */
  readonly named: keyof Of & string;
  /** Columns of an export, in order. */
  readonly exported: readonly (keyof Of & string)[];
}

/** Declares a list. Declare its page, if any, with `definePage`. */
export function defineList<const Of extends Fields>(list: List<Of>): List<Of> {
  return list;
}

/** The name of an item for sentences: the text of the list's `named` field. */
export function nameOf<Of extends Fields>({ named }: List<Of>, values: Values<Of>): string {
  return String(values[named] ?? '');
}
