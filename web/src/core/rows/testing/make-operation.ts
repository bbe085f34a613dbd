import type { Operation } from '../operation.ts';

/** A pending write for tests: a change of one water entry unless overridden. */
export function makeOperation(given: Partial<Operation> = {}): Operation {
  const sequence = given.sequence ?? 1;
  return {
    id: `operation-${sequence}`,
    userId: 'person-1',
    table: 'water_entries',
    rowId: 'row-1',
    kind: 'change',
    values: {},
    madeAt: '2026-11-21T10:00:00.000Z',
    sequence,
    ...given,
  };
}
