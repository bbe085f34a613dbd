import { furtherColumns } from '#portability/portable/further-columns.ts';
import { portableTables, furtherTables } from '#portability/portable/portable-tables.ts';
import { registry } from '#registry/pages.ts';
import { askedPurpose } from './asked-purpose.ts';
import type { ImportTable } from './import-plan.ts';

/** What only the server writes, or belongs to an account and not to its records: it is in files, and never taken from one. */
export const exportedOnly: readonly string[] = ['crisis_deliveries', ...Object.keys(furtherTables)];

/** Every table that is taken from a file, in the sidebar's order, with the columns that its person may write. */
export const importTables: readonly ImportTable[] = portableTables
  .filter(({ table }) => !exportedOnly.includes(table))
  .map(({ table, page, fields, isDated }) => ({
    table,
    isPremium: registry.find(({ id }) => id === page)?.access === 'premium',
    purpose: askedPurpose[table] ?? null,
    columns: [
      ...(table === 'profiles' ? [] : ['id', 'created_at', ...(isDated ? ['date'] : [])]),
      ...Object.keys(fields),
      ...Object.entries(furtherColumns[table] ?? {}).flatMap(([name, { byServer }]) => (byServer ? [] : [name])),
    ],
    days: ['date', ...named({ ...fields, ...furtherColumns[table] }, 'date')],
    moments: ['created_at', ...named(furtherColumns[table] ?? {}, 'instant')],
  }));

function named(columns: Readonly<Record<string, { readonly kind: string }>>, kind: string): readonly string[] {
  return Object.keys(columns).filter((name) => columns[name]?.kind === kind);
}

/** The columns that a row of a table may have in a file without surprise, taken or not. */
export const knownColumns: ReadonlyMap<string, readonly string[]> = new Map(
  importTables.map(({ table, columns }) => [
    table,
    ['id', 'created_at', 'updated_at', ...columns, ...Object.keys(furtherColumns[table] ?? {})],
  ]),
);
