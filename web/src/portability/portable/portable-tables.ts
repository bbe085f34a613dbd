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
