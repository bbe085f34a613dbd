import type { Fields } from '#core/journal/fields.ts';
import { definitions, type Definition } from '../definitions.ts';
import { registry } from '../registry.ts';

/** A table of a person's own rows, as what reads all of them knows it. */
export interface PortableTable {
  readonly table: string;
  /** The page that it belongs to, whose words name it; null: of no page. */
  readonly page: string | null;
  readonly fields: Fields;
  /** Whether its rows belong to a day (`date`). Of the others a period leaves none out. */
  readonly isDated: boolean;
  /** Why a file's rows of this table are never written back; absent: they are. */
  readonly notBroughtBack?: string;
}

/** What the pages declare. */
const declared: readonly PortableTable[] = [...byTable(definitions)].map(([table, parts]) => {
  const page = registry.find(({ tables = [] }) => tables.includes(table));
  return {
    table,
    page: page?.id ?? null,
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as Fields,
    isDated: parts.some((part) => 'page' in part) || table === 'crisis_events' || table === 'appointments',
  };
});

const ofNoPage = (table: string, facts: Partial<PortableTable> = {}): PortableTable => ({
  table,
  page: null,
  fields: {},
  isDated: false,
  ...facts,
});

/** What is the person's own and no page's definition tells of. */
const further: readonly PortableTable[] = [
  ofNoPage('preferences'),
  ofNoPage('verse_settings'),
  ofNoPage('verse_likes'),
  ofNoPage('crisis_deliveries', {
    page: 'crisis',
    notBroughtBack: 'what a provider answered is written by the server alone',
  }),
  ofNoPage('consents', { notBroughtBack: 'an agreement is given by the person, at its time, never by a file' }),
  ofNoPage('push_subscriptions', { notBroughtBack: 'a device subscribes by itself' }),
];

/** Every table with rows of a person's own, in the order in which they can be written: what others point at comes first. */
export const portableTables: readonly PortableTable[] = [...declared, ...further];

function byTable(parts: readonly Definition[]): ReadonlyMap<string, readonly Definition[]> {
  return Map.groupBy(parts, ({ table }) => table);
}
