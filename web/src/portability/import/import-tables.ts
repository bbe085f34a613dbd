import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import { definitions } from '#registry/definitions.ts';
import { columnsWithoutFields } from '#portability/portable/columns-without-fields.ts';
import { portableTables, furtherTables } from '#portability/portable/portable-tables.ts';
import { registry } from '#registry/pages.ts';
import type { ImportTable } from './import-plan.ts';

/**
 * The consent that each table needs. Journals declare it in their definitions. Profiles need a consent only for
 * `healthOfProfile`.
 */
export const askedPurpose: Readonly<Record<string, ConsentPurpose>> = {
  ...Object.fromEntries(definitions.flatMap(({ table, consent }) => (consent ? [[table, consent] as const] : []))),
  tags: 'health',
  medications: 'health',
  medication_plans: 'health',
  menstrual_settings: 'health',
  menstrual_pauses: 'health',
  health_passports: 'health',
  visits: 'health',
  crisis_events: 'health',
  safety_plans: 'health',
  hypotheses: 'health',
  hypothesis_days: 'health',
  trackers: 'health',
  crisis_settings: 'crisis_messages',
};

/**
 * Tables that only the server writes, or that are valid only for one account on one server. Exports include these tables;
 * imports ignore them.
 */
export const exportedOnly: readonly string[] = ['crisis_deliveries', ...Object.keys(furtherTables)];

/** Every importable table in the registry's order, with the columns that its user may write. */
export const importTables: readonly ImportTable[] = portableTables
  .filter(({ table }) => !exportedOnly.includes(table))
  .map(({ table, page, fields, isDated }) => ({
    table,
    isPremium: registry.find(({ id }) => id === page)?.access === 'premium',
    purpose: askedPurpose[table] ?? null,
    columns: [
      ...(table === 'profiles' ? [] : ['id', 'created_at', ...(isDated ? ['date'] : [])]),
      ...Object.keys(fields),
      ...Object.entries(columnsWithoutFields[table] ?? {}).flatMap(([name, { byServer }]) => (byServer ? [] : [name])),
    ],
    days: ['date', ...named({ ...fields, ...columnsWithoutFields[table] }, 'date')],
    moments: ['created_at', ...named(columnsWithoutFields[table] ?? {}, 'instant')],
  }));

function named(columns: Readonly<Record<string, { readonly kind: string }>>, kind: string): readonly string[] {
  return Object.keys(columns).filter((name) => columns[name]?.kind === kind);
}

/**
 * The columns of each table that the app knows, including columns that imports ignore. The import reports all other columns
 * as unknown.
 */
export const knownColumns: ReadonlyMap<string, readonly string[]> = new Map(
  importTables.map(({ table, columns }) => [
    table,
    ['id', 'created_at', 'updated_at', ...columns, ...Object.keys(columnsWithoutFields[table] ?? {})],
  ]),
);
