import type { Row, RowValues } from './operation.ts';

/** As one text: lists in their order, and what is missing as null. */
export const asText = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * Whether another device changed a column that this edit writes: the server's value is neither the one that the form showed (`began`) nor the
 * new one. Columns missing from `began` never conflict. Pure.
 */
export function isConflict(values: RowValues, began: RowValues, theirs: Row): boolean {
  return Object.keys(values).some((column) => {
    if (!(column in began)) return false;
    const found = asText(theirs[column]);
    return found !== asText(began[column]) && found !== asText(values[column]);
  });
}
