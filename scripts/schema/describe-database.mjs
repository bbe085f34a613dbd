// Generates the database's schema as SQL from the catalogue after the migrations, object by object in order of their names.

const schemas = `'app', 'auth', 'public', 'server', 'storage'`;
/** Excludes `server.migrations`, which no migration creates: the program that runs the migrations creates it. */
const ours = `space.nspname in (${schemas}) and (space.nspname, class.relname) <> ('server', 'migrations')`;
const roles = ['public', 'anon', 'authenticated', 'service_role'];

const queries = {
  schemas: `select nspname::text as name,
      ${grantsOf('nspacl', "'n'", 'nspowner')} as grants
    from pg_namespace where nspname in (${schemas}) order by 1`,
  types: `select format('%I.%I', space.nspname, class.relname) as name,
      string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) as columns
    from pg_attribute join pg_class as class on class.oid = attrelid join pg_namespace as space on space.oid = class.relnamespace
    where class.relkind = 'c' and attnum > 0 and not attisdropped and ${ours} group by 1 order by 1`,
  tables: `select class.oid::text as id, format('%I.%I', space.nspname, class.relname) as name, class.relpersistence = 'u' as unlogged,
      class.relrowsecurity as secured, ${grantsOf('class.relacl', "'r'", 'class.relowner')} as grants
    from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
    where class.relkind in ('r', 'p') and ${ours} order by 2`,
  columns: `select attrelid::text as "table", attname::text as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      attidentity as identity, attgenerated as generated, pg_get_expr(adbin, adrelid) as value, col_description(attrelid, attnum) as comment,
      ${grantsOf('attacl', "'c'", 'class.relowner')} as grants
    from pg_attribute join pg_class as class on class.oid = attrelid join pg_namespace as space on space.oid = class.relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where class.relkind in ('r', 'p') and attnum > 0 and not attisdropped and ${ours} order by attrelid, attnum`,
  constraints: `select conrelid::text as "table", conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class as class on class.oid = conrelid join pg_namespace as space on space.oid = class.relnamespace
    where contype in ('p', 'u', 'f', 'c', 'x') and ${ours} order by conrelid, array_position(array['p', 'u', 'f', 'c', 'x'], contype::text), conname`,
  indexes: `select indrelid::text as "table", pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class as class on class.oid = indrelid join pg_namespace as space on space.oid = class.relnamespace
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')) and ${ours} order by indrelid, 2`,
  policies: `select polrelid::text as "table", polname::text as name, polpermissive as permissive,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end as command,
      array(select rolname::text from pg_roles where oid = any (polroles) order by 1) as roles,
      pg_get_expr(polqual, polrelid) as shown, pg_get_expr(polwithcheck, polrelid) as written
    from pg_policy join pg_class as class on class.oid = polrelid join pg_namespace as space on space.oid = class.relnamespace
    where ${ours} order by polrelid, polname`,
  triggers: `select tgrelid::text as "table", pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_class as class on class.oid = tgrelid join pg_namespace as space on space.oid = class.relnamespace
    where not tgisinternal and ${ours} order by tgrelid, tgname`,
  routines: `select format('%I.%I(%s)', space.nspname, proname, pg_get_function_identity_arguments(pg_proc.oid)) as name,
      prokind = 'p' as procedure, pg_get_functiondef(pg_proc.oid) as definition, ${grantsOf('proacl', "'f'", 'proowner')} as grants
    from pg_proc join pg_namespace as space on space.oid = pronamespace where space.nspname in (${schemas}) order by 1`,
  settings: `select name, value::text from app.settings order by name`,
  buckets: `select id, public, file_size_limit::text as bytes, allowed_mime_types as types from storage.buckets order by id`,
};

/**
 * An SQL expression for the grants to the roles of requests, as {role, privileges}. Omits the owner's grants. Also omits the
 * privilege MAINTAIN, which older PostgreSQL versions lack.
 */
function grantsOf(list, kind, owner) {
  // A null access control list means the default grants. A column has no default grants.
  const all = kind === "'c'" ? list : `coalesce(${list}, acldefault(${kind}, ${owner}))`;
  return `(select coalesce(jsonb_agg(jsonb_build_object('role', role, 'privileges', privileges) order by role), '[]') from (
      select case when grantee = 0 then 'public' else grantee::regrole::text end as role,
        string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
      from aclexplode(${all}) where grantee <> ${owner} and privilege_type <> 'MAINTAIN' group by 1
    ) as granted where role in (${roles.map((role) => `'${role}'`).join(', ')}))`;
}

/** Returns the schema of a migrated database. `ask` runs one query and resolves with its rows. */
export async function describeDatabase(ask) {
  const found = {};
  for (const [name, query] of Object.entries(queries)) found[name] = await ask(query);
  const of = (list, { id }) => found[list].filter(({ table }) => table === id);
  const tables = found.tables.map((table) =>
    tableText(table, {
      columns: of('columns', table),
      constraints: of('constraints', table),
      indexes: of('indexes', table),
      policies: of('policies', table),
      triggers: of('triggers', table),
    }),
  );
  const rows = [
    ...found.settings.map(({ name, value }) => `insert into app.settings (name, value) values ('${name}', '${value}');`),
    ...found.buckets.map(
      ({ id, public: open, bytes, types }) =>
        `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('${id}', '${id}', ${open}, ${bytes}, '{${types}}');`,
    ),
  ];
  return [
    found.schemas
      .map(({ name, grants }) => [`create schema ${name};`, ...grantText(grants, `schema ${name}`)].join('\n'))
      .join('\n'),
    ...found.types.map(({ name, columns }) => `create type ${name} as (${columns});`),
    ...tables,
    rows.join('\n'),
    ...found.routines.map(routineText),
  ].join('\n\n');
}

const grantText = (grants, thing, columns = '') =>
  grants.map(
    ({ role, privileges }) =>
      `grant ${columns === '' ? privileges : privileges.replaceAll(/\w+/g, `$& ${columns}`)} on ${thing} to ${role};`,
  );

function tableText({ name, unlogged, secured, grants }, { columns, constraints, indexes, policies, triggers }) {
  const parts = [...columns.map(columnText), ...constraints.map((one) => `constraint ${one.name} ${one.definition}`)];
  return [
    `create ${unlogged ? 'unlogged ' : ''}table ${name} (\n${parts.map((part) => `  ${part}`).join(',\n')}\n);`,
    ...columns.flatMap((one) =>
      one.comment === null ? [] : `comment on column ${name}.${one.name} is '${one.comment.replaceAll("'", "''")}';`,
    ),
    ...indexes.map(({ definition }) => `${definition};`),
    ...(secured ? [`alter table ${name} enable row level security;`] : []),
    ...grantText(grants, name),
    ...columnGrants(columns, name),
    ...policies.map((policy) => policyText(policy, name)),
    ...triggers.map(({ definition }) => `${definition};`),
  ].join('\n');
}

function columnText({ name, type, required, identity, generated, value }) {
  return [
    `${name} ${type}`,
    ...(generated ? [`generated always as (${value}) stored`] : []),
    ...(identity ? ['generated always as identity'] : []),
    ...(value === null || generated ? [] : [`default ${value}`]),
    ...(required ? ['not null'] : []),
  ].join(' ');
}

/** Writes one `grant` line for all columns of a table on which a role has the same privileges. */
function columnGrants(columns, table) {
  const byGrant = new Map();
  for (const column of columns) {
    for (const { role, privileges } of column.grants) {
      const key = JSON.stringify({ role, privileges });
      byGrant.set(key, [...(byGrant.get(key) ?? []), column.name]);
    }
  }
  return [...byGrant].flatMap(([key, names]) => grantText([JSON.parse(key)], table, `(${names.join(', ')})`));
}

function policyText({ name, permissive, command, roles: to, shown, written }, table) {
  const kind = permissive ? '' : ' as restrictive';
  const using = shown === null ? '' : ` using (${shown})`;
  const check = written === null ? '' : ` with check (${written})`;
  return `create policy "${name}" on ${table}${kind} for ${command} to ${to.join(', ') || 'public'}${using}${check};`;
}

function routineText({ name, procedure, definition, grants }) {
  const kind = procedure ? 'procedure' : 'function';
  const isOpen = grants.some(({ role }) => role === 'public');
  return [
    `${definition.trimEnd()};`,
    ...(isOpen ? [] : [`revoke all on ${kind} ${name} from public;`]),
    ...grantText(
      grants.filter(({ role }) => role !== 'public'),
      `${kind} ${name}`,
    ),
  ].join('\n');
}
