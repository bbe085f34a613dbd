import type { ForeignKey } from './catalogue.ts';

/** A column of a view of `public` that shows a table's column unchanged. */
export interface ViewColumn {
  view: string;
  column: string;
  table: string;
  tableColumn: string;
}

/**
 * SQL that finds the table column behind each column of a view (`origins`), also through views of views.
 *
 * PostgreSQL keeps a view as a tree of nodes in braces, in which an entry of a select list names its origin. Only the
 * entries at depth 2 are the view's own columns, because deeper ones belong to subqueries. So the tree is split at its
 * braces, and the depth of a segment is the number of open braces before it. Quoted characters (`\{`) are removed first.
 */
export const viewColumns = String.raw`
segments (view, text, depth) as materialized (
  select r.ev_class, segment.text,
    2 * opened.number - 1 - row_number() over (partition by r.ev_class order by opened.number, segment.number)
  from pg_rewrite r
  join pg_class v on v.oid = r.ev_class and v.relkind in ('v', 'm')
    and v.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace),
  unnest(string_to_array(regexp_replace(r.ev_action::text, '\\.', '', 'g'), '{')) with ordinality as opened (text, number),
  unnest(string_to_array(opened.text, '}')) with ordinality as segment (text, number)
),
entries (view, numbers) as materialized (
  select view, regexp_match(text, ':resno (\d+) .*:resorigtbl (\d+) :resorigcol (\d+) ')::bigint[]
  from segments where depth = 2 and text like '%:resno %'
),
origins (view, number, origin, origin_number) as (
  select view, numbers[1], numbers[2]::oid, numbers[3] from entries
  union
  select origins.view, origins.number, numbers[2]::oid, numbers[3]
  from origins join entries on entries.view = origins.origin and numbers[1] = origins.origin_number
)`;

/** Adds to the foreign keys of tables the same keys from, to and between the views that show all columns of a key. */
export function extendToViews(keys: readonly ForeignKey[], shown: readonly ViewColumn[]): ForeignKey[] {
  return keys.flatMap((key) => {
    const targets = placesOf(shown, key.target, key.targetColumns);
    return placesOf(shown, key.table, key.columns).flatMap(({ name: table, columns }) =>
      targets.map((target) => ({ ...key, table, columns, target: target.name, targetColumns: target.columns })),
    );
  });
}

/** The table with these columns, and each view with the columns that show them. */
function placesOf(shown: readonly ViewColumn[], table: string, columns: string[]): { name: string; columns: string[] }[] {
  const ofTable = shown.filter((one) => one.table === table);
  const views = new Set(ofTable.map((one) => one.view));
  const inViews = [...views].flatMap((name) => {
    const namesOf = (column: string) =>
      ofTable.filter((one) => one.view === name && one.tableColumn === column).map((one) => one.column);
    const choices = columns.reduce<string[][]>(
      (chosen, column) => namesOf(column).flatMap((next) => chosen.map((before) => [...before, next])),
      [[]],
    );
    return choices.map((chosen) => ({ name, columns: chosen }));
  });
  return [{ name: table, columns }, ...inViews];
}
