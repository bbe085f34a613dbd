import type { Operation } from './operation.ts';

/** Columns that mean nothing to the person who copies their text out. */
const inner = ['id', 'user_id', 'created_at', 'updated_at'];

/** What a write holds, as plain text to copy: one `name: value` a line, text as it was typed. */
export function operationText({ values }: Pick<Operation, 'values'>): string {
  return Object.entries(values)
    .filter(([column, value]) => !inner.includes(column) && value !== null && value !== '')
    .map(([column, value]) => `${column}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('\n');
}
