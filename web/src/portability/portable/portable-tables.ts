import type { Fields } from '#core/journal/fields.ts';
import { definitions } from '#registry/definitions.ts';
import { registry } from '#registry/pages.ts';

/** A table of a person's own rows, as what reads all of them knows it. */
export interface PortableTable {
  readonly table: string;
  /** The page that it belongs to, whose words name it. */
  readonly page: string;
  /** None: the server alone writes it, and no page has a form for it. */
  readonly fields: Fields;
  /** Whether its rows belong to a day (`date`). Of the others a period leaves none out. */
  readonly isDated: boolean;
}

/** Undated lists but for these, whose rows have a day beside their fields. */
const datedLists = ['crisis_events', 'appointments'];

/** Every table of the pages, in the sidebar's order. */
export const portableTables: readonly PortableTable[] = registry.flatMap(({ id, tables = [] }) =>
  tables.map((table) => {
    const parts = definitions.filter((each) => each.table === table);
    return {
      table,
      page: id,
      fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as Fields,
      isDated: datedLists.includes(table) || parts.some((part) => 'page' in part),
    };
  }),
);

/**
 * What a person may read beside the pages' own tables. It goes into the copy of everything, and is never taken in again from a file: each for the reason
 * that stands here.
 */
export const furtherTables = {
  consents: 'said to one server, on one day',
  preferences: 'follows the account by the newest choice of each',
  push_subscriptions: 'a device of that server, made by it alone',
  premium_periods: 'granted or paid for on one server',
} as const;

export type FurtherTable = keyof typeof furtherTables;

/** The same as tables that can be read. */
export const readableFurtherTables: readonly PortableTable[] = Object.keys(furtherTables).map((table) => ({
  table,
  page: 'settings',
  fields: {},
  isDated: false,
}));
