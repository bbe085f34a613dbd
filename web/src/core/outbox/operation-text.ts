import type { Operation } from './operation.ts';

/** Columns that mean nothing to the person who copies their text out. */
const inner = ['id', 'user_id', 'created_at', 'updated_at', 'chosen_at', 'position', 'medication_id'];

/** How a column and its value are said in the person's language; an undefined name leaves the value to speak for itself. */
export type SayColumn = (column: string, value: unknown) => { readonly name: string | undefined; readonly value: string };

/** What a write holds, as plain text to copy: one `name: value` a line, text as it was typed. */
export function operationText({ values }: Pick<Operation, 'values'>, say: SayColumn): string {
  return Object.entries(values)
    .filter(([column, value]) => !inner.includes(column) && value !== null && value !== '')
    .map(([column, value]) => {
      const said = say(column, value);
      if (said.name === undefined) return said.value;
      return `${said.name}${/[?？]$/.test(said.name) ? '' : ':'} ${said.value}`;
    })
    .join('\n');
}
