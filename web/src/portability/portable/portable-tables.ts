import type { Fields } from '#core/journal/fields.ts';
import { definitions } from '#registry/definitions.ts';
import { registry } from '#registry/pages.ts';

/** A table of a user's own rows, as export and import see it. */
export interface PortableTable {
  readonly table: string;
  /** The page that the table belongs to. The page's messages name the table. */
  readonly page: string;
  /** Empty when only the server writes the table and no page has a form for it. */
  readonly fields: Fields;
  /** Whether the table's rows have a `date`. `rowsIn` (period.ts) decides which rows of other tables are in a period. */
  readonly isDated: boolean;
  /** Whether rows may repeat. Then they are read from the server for all time, because one may begin before a period. */
  readonly repeats?: boolean;
}

/** Lists whose rows have a date, as the rows of journals do. */
const datedLists = ['crisis_events', 'appointments'];

/** Every table of the pages, in the registry's order. */
export const portableTables: readonly PortableTable[] = registry.flatMap(({ id, tables = [] }) =>
  tables.map((table) => {
    const parts = definitions.filter((each) => each.table === table);
    return {
      table,
      page: id,
      fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as Fields,
      isDated: datedLists.includes(table) || parts.some((part) => 'page' in part),
      repeats: parts.some((part) => 'repeats' in part),
    };
  }),
);

/** Readable tables that belong to no page, with the reasons why imports ignore them. The copy of all data includes them. */
export const furtherTables = {
  consents: 'said to one server, on one day',
  preferences: 'follows the account by the newest choice of each',
  push_subscriptions: 'a device of that server, made by it alone',
  premium_periods: 'granted or paid for on one server',
} as const;

export type FurtherTable = keyof typeof furtherTables;

export const readableFurtherTables: readonly PortableTable[] = Object.keys(furtherTables).map((table) => ({
  table,
  page: 'settings',
  fields: {},
  isDated: false,
}));
