import type { Database } from '#database/port.ts';
import type { Catalogue, Column, ComputedRelationship, ForeignKey, Routine, Table } from './catalogue.ts';
import { extendToViews, viewColumns, type ViewColumn } from './view-keys.ts';

/**
 * SQL for the name of a type, with schema and name quoted if necessary. It has no modifier, because a cast to
 * `varchar(3)` would truncate longer text. `quote_ident` would also quote keywords, which differ between versions of
 * PostgreSQL (`json` became one). A keyword needs no quotes behind a dot, so a plain name stays unquoted in every
 * version.
 */
const typeSql = (type: string) => `(select quote_ident(n.nspname) || '.' ||
    case when t.typname ~ '^[a-z_][a-z0-9_]*$' then t.typname else quote_ident(t.typname) end
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.oid = ${type})`;

/**
 * SQL that finds the date and time types, and all types that contain one: domains, arrays, ranges, multiranges and row
 * types.
 */
const dateTimes = `
parts (part, whole) as materialized (
  select typbasetype, oid from pg_type where typbasetype <> 0
  union all select oid, typarray from pg_type where typarray <> 0
  union all select rngsubtype, rngtypid from pg_range
  union all select rngtypid, rngmultitypid from pg_range
  union all select a.atttypid, c.reltype from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.reltype <> 0 and a.attnum > 0 and not a.attisdropped
),
date_times (oid) as (
  select unnest(array['date', 'time', 'timetz', 'timestamp', 'timestamptz']::regtype[])::oid
  union
  select parts.whole from date_times join parts on parts.part = date_times.oid
)`;
const isDateTime = (type: string) => `(${type} in (select oid from date_times))`;

const columnFacts = (name: string, type: string, defaultSql: string) => `json_build_object(
  'name', ${name},
  'type', ${typeSql(type)},
  'arrayType', (select ${typeSql('element.typarray')} from pg_type element where element.oid = ${type}),
  'dateTime', ${isDateTime(type)},
  'json', case ${type} when 'json'::regtype then 'json' when 'jsonb'::regtype then 'jsonb' end,
  'default', ${defaultSql})`;

const defaultOf = `case
  when a.attidentity <> '' then
    format('nextval(%L::regclass)', pg_get_serial_sequence(quote_ident(space.nspname) || '.' || quote_ident(c.relname), a.attname))
  when a.attgenerated = '' then
    (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum)
  end`;

const columnsOf = (relation: string, defaultSql: string) => `(select coalesce(json_agg(
    ${columnFacts('a.attname', 'a.atttypid', defaultSql)} order by a.attnum), '[]')
  from pg_attribute a where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`;

/** SQL for the names of columns, in the order of their numbers. */
const namesOf = (relation: string, numbers: string) => `(select coalesce(json_agg(a.attname order by key.position), '[]')
  from unnest(${numbers}) with ordinality as key (number, position)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = key.number)`;

/** The SQL texts of this database's functions, policies and views. They show which settings the database reads or sets. */
const writtenSql = `
written (sql) as materialized (
  select coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) from pg_proc p
    where p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  union all select concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) from pg_policy p
  union all select pg_get_viewdef(v.oid) from pg_class v where v.relkind = 'v'
    and v.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
)`;
const mentioned = (pattern: string) => `exists (select from written where written.sql ~ '${pattern}')`;

const query = `
with recursive ${dateTimes}, ${writtenSql}, ${viewColumns}
select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'name', c.relname,
      'isView', c.relkind in ('v', 'm'),
      'columns', ${columnsOf('c.oid', defaultOf)},
      'primaryKey', coalesce((select ${namesOf('c.oid', 'k.conkey')} from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'p'), '[]'))), '[]')
    from pg_class c
    where c.relnamespace = space.oid and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'table', c.relname,
      'columns', ${namesOf('c.oid', 'k.conkey')},
      'target', target.relname,
      'targetColumns', ${namesOf('target.oid', 'k.confkey')},
      'unique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
        and (select array_agg(number order by number) from unnest(i.indkey::int2[]) as number)
          = (select array_agg(number order by number) from unnest(k.conkey) as number)))
      order by k.conname), '[]')
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid and c.relnamespace = space.oid
    join pg_class target on target.oid = k.confrelid and target.relnamespace = space.oid
    where k.contype = 'f' and k.conparentid = 0
  ),
  'viewColumns', (
    select coalesce(json_agg(json_build_object('view', v.relname, 'column', va.attname, 'table', c.relname, 'tableColumn', ca.attname)
      order by v.relname, va.attnum), '[]')
    from origins
    join pg_class v on v.oid = origins.view and v.relnamespace = space.oid
    join pg_class c on c.oid = origins.origin and c.relnamespace = space.oid
    join pg_attribute va on va.attrelid = v.oid and va.attnum = origins.number
    join pg_attribute ca on ca.attrelid = c.oid and ca.attnum = origins.origin_number
    where c.relkind in ('r', 'p')
  ),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'volatile', p.provolatile = 'v',
      'many', p.proretset,
      'table', (select c.relname from pg_class c where c.oid = result.typrelid and c.relnamespace = space.oid and c.relkind <> 'c'),
      'returns', case
        when p.prorettype = 'void'::regtype then 'void'
        when result.typrelid <> 0 or 't' = any (p.proargmodes) or 'o' = any (p.proargmodes) then 'rows'
        else 'value' end,
      'columns', case when result.typrelid <> 0 then ${columnsOf('result.typrelid', 'null')} else
        (select coalesce(json_agg(${columnFacts('argument.name', 'argument.type', 'null')} order by argument.position), '[]')
        from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality as argument (name, type, mode, position)
        where argument.mode in ('t', 'o', 'b')) end,
      'parameters', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(p.proargnames[i], ''),
          'type', ${typeSql('p.proargtypes[i - 1]')},
          'shownType', format_type(p.proargtypes[i - 1], null),
          'dateTime', ${isDateTime('p.proargtypes[i - 1]')},
          'required', i <= p.pronargs - p.pronargdefaults) order by i), '[]')
        from generate_series(1, p.pronargs) as i))
      order by p.oid), '[]')
    from pg_proc p join pg_type result on result.oid = p.prorettype
    where p.pronamespace = space.oid and p.prokind = 'f' and p.provariadic = 0
      and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and (p.pronargs = 0 or '' <> all (p.proargnames[1:p.pronargs])
        or (p.pronargs = 1 and p.proargtypes[0] in ('json'::regtype, 'jsonb'::regtype, 'text'::regtype)))
      and (p.proargmodes is null or p.proargmodes <@ array['i', 't']::"char"[]
        or p.proargmodes <@ array['i', 'o']::"char"[])
  ),
  'rowFunctions', (
    select coalesce(json_agg(json_build_object(
      'table', c.relname,
      'target', (select t.relname from pg_class t where t.oid = result.typrelid and t.relnamespace = space.oid and t.relkind <> 'c'),
      'many', p.proretset and p.prorows <> 1,
      'isSet', p.proretset,
      'column', ${columnFacts('p.proname', 'p.prorettype', 'null')})), '[]')
    from pg_proc p
    join pg_type result on result.oid = p.prorettype and result.typtype <> 'p'
    join pg_type argument on argument.oid = p.proargtypes[0]
    join pg_class c on c.oid = argument.typrelid and c.relnamespace = space.oid and c.relkind <> 'c'
    where p.pronamespace = space.oid and p.prokind = 'f' and p.pronargs = 1 and p.provolatile <> 'v'
  ),
  'readsRequest', ${mentioned(String.raw`request\.(headers|method|path)`)},
  'setsResponse', ${mentioned(String.raw`response\.(status|headers)`)}
)::text as facts
from pg_namespace space where space.nspname = 'public'`;

/** A function whose only argument is a row of `table`. It computes a field (no target) or a relationship. */
type RowFunction = Omit<ComputedRelationship, 'target'> & { table: string; target: string | null; column: Column };

type Listed<Kind extends { columns: Map<string, Column> }> = Omit<Kind, 'columns'> & { columns: Column[] };

/** Reads the catalogue of `public` as the owner, in one query of a few milliseconds. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { rows } = await database.asOwner((transaction) => transaction.query<{ facts: string }>(query));
  const facts = JSON.parse(rows[0]?.facts ?? '{}') as {
    tables?: Listed<Omit<Table, 'computed' | 'related'>>[];
    rowFunctions?: RowFunction[];
    foreignKeys?: ForeignKey[];
    viewColumns?: ViewColumn[];
    routines?: Listed<Routine>[];
    readsRequest?: boolean;
    setsResponse?: boolean;
  };
  const routines = new Map<string, Routine[]>();
  for (const routine of facts.routines ?? []) {
    const known = routines.get(routine.name) ?? [];
    routines.set(routine.name, [...known, { ...routine, columns: byName(routine.columns) }]);
  }
  const tables = (facts.tables ?? []).map((table): Table => {
    const functions = facts.rowFunctions?.filter((one) => one.table === table.name) ?? [];
    const fields = functions.filter(({ target, isSet }) => target === null && !isSet).map(({ column }) => column);
    const related = functions.flatMap(({ target, many, isSet, column }) =>
      target === null ? [] : [[column.name, { target, many, isSet }] as const],
    );
    return { ...table, columns: byName(table.columns), computed: byName(fields), related: new Map(related) };
  });
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    foreignKeys: extendToViews(facts.foreignKeys ?? [], facts.viewColumns ?? []),
    routines,
    readsRequest: facts.readsRequest ?? false,
    setsResponse: facts.setsResponse ?? false,
  };
}

function byName(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}
