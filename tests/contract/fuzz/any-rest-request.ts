import fc from 'fast-check';
import { anyBody, anyHeaders, anyValue } from './any-value.ts';
import { changedMembers } from './changed-members.ts';
import type { FuzzedServer } from './fuzzed-server.ts';
import type { MalformedRequest } from './check-responses.ts';

export const anyWho: fc.Arbitrary<MalformedRequest['who']> = fc.constantFrom(
  'asker',
  'asker',
  'asker',
  'asker',
  'anon',
  'nobody',
  'forged',
);

/** Adds an administrator to the senders of `anyWho`. In rest/v1 an administrator has no extra rights. */
const anyWhoAndAdmin: fc.Arbitrary<MalformedRequest['who']> = fc.oneof(
  { weight: 4, arbitrary: anyWho },
  { weight: 1, arbitrary: fc.constant('admin' as const) },
);

const operators =
  'eq neq gt gte lt lte like ilike is in cs cd ov sl sr nxl adj isdistinct not.eq not.in not.is eq(any) like(all) match imatch fts(portuguese) plfts nope';
const operator = fc.constantFrom('', ...operators.split(' '));

/** Nearly valid requests to rest/v1. They combine existing and invented tables, columns, functions and ids at random. */
export function anyRestRequest({
  tables,
  functions,
  knownIds,
  samples,
  asker,
}: FuzzedServer): fc.Arbitrary<MalformedRequest> {
  const names = [...tables.keys()];
  const table = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom('auth.users', 'users', 'pg_class', '%', '%00', 'we"ird', '..', '', 'rpc') },
    { weight: 1, arbitrary: anyValue.map((text) => encodeURIComponent(text.toWellFormed())) },
  );
  const call = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...functions) },
    { weight: 1, arbitrary: fc.constantFrom('pg_sleep', 'set_config', 'pg_read_file', 'nope', '') },
  );
  const id = fc.constantFrom(...knownIds);
  const target = fc.oneof(
    { weight: 5, arbitrary: table.map((name) => ({ path: name, columns: tables.get(name) ?? ['id', 'user_id'] })) },
    { weight: 1, arbitrary: call.map((name) => ({ path: `rpc/${name}`, columns: ['id', 'from_date', 'to_date'] })) },
  );
  return target.chain(({ path, columns }) => {
    const column = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...columns) },
      { weight: 1, arbitrary: fc.constantFrom(...columns).map((name) => `${name}->>a`) },
      { weight: 1, arbitrary: fc.constantFrom(...columns).map((name) => `${name}::text`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('*', 'count()', 'id.sum()', '...profiles(*)', '"', 'ctid', 'xmin', 'tableoid'),
      },
      { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}(*)`) },
      { weight: 1, arbitrary: anyValue },
    );
    const value = fc.oneof({ weight: 3, arbitrary: anyValue }, { weight: 1, arbitrary: id });
    const condition = fc.tuple(operator, value).map((parts) => parts.join('.'));
    const inner = fc.tuple(column, condition).map((parts) => parts.join('.'));
    const parameter = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(column, condition) },
      {
        weight: 2,
        arbitrary: fc.tuple(
          fc.constant('select'),
          fc.array(column, { maxLength: 5 }).map((all) => all.join(',')),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constantFrom('or', 'and', 'not.or', 'profiles.or'),
          fc.array(inner, { maxLength: 4 }).map((all) => `(${all.join(',')})`),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constant('order'),
          column.map((name) => `${name}.desc.nullslast`),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom('limit', 'offset', 'columns', 'on_conflict', 'order', 'select'), value),
      },
      { weight: 1, arbitrary: fc.tuple(anyValue, anyValue) },
    );
    const sample = samples.get(path);
    const row = changedMembers(
      sample ? { ...sample, user_id: asker.id } : { from_date: '2026-01-01', to_date: '2026-02-01' },
      columns,
    );
    const body = fc.oneof(
      { weight: 3, arbitrary: fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => JSON.stringify(rows)) },
      { weight: 2, arbitrary: row.map((one) => JSON.stringify(one)) },
      { weight: 1, arbitrary: anyBody },
    );
    const query = fc.oneof(
      { weight: 1, arbitrary: fc.constant('') },
      {
        weight: 3,
        arbitrary: fc
          .array(parameter, { maxLength: 3 })
          .map((pairs) => new URLSearchParams(pairs.map(([name, what]) => [name, what])).toString()),
      },
    );
    return fc.record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PATCH', 'PATCH', 'DELETE', 'PUT'),
      path: query.map((text) => `/rest/v1/${path}${text === '' ? '' : `?${text}`}`),
      headers: anyHeaders,
      body,
      who: anyWhoAndAdmin,
    });
  });
}
