import type { Row } from '#core/outbox/operation.ts';
import type { Recorded } from './apply-operations.ts';
import { useRows, type Reading } from './use-rows.ts';

/** The person's single row of a table that has one a person (settings of a page). Undefined when they have none yet. */
export function useOwnRow<Columns extends object = Row>(
  table: string,
): Omit<Reading<Columns>, 'rows'> & { readonly row: Recorded<Columns> | undefined } {
  const { rows, ...reading } = useRows<Columns>(table, { kind: 'own' });
  return { ...reading, row: rows[0] };
}
