import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/src/database/port.ts';
import type { Catalogue } from '../../server/src/rest/catalogue/catalogue.ts';
import { readCatalogue } from '../../server/src/rest/catalogue/read-catalogue.ts';
import { parseQuery } from '../../server/src/rest/query/parse-query.ts';
import { buildRead } from '../../server/src/rest/sql/build-read.ts';
import { parametersOf } from '../../server/src/rest/sql/statement.ts';
import { entriesOf } from '../../server/src/storage/endpoints/list.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { readRights } from './support/read-rights.ts';
import { startRestServer } from './support/rest-server.ts';

/** The query of a journal's page: a range of days, in the order of web/src/core/row-cache/fetch-rows.ts. */
const daysAsked =
  'select=*&date=gte.2025-06-01&date=lte.2025-06-30&order=date.asc,created_at.asc,id.asc&limit=1000&offset=0';
const people = 20;
const days = 365;

const dated = [...(await readRights())].filter(([, { owner, row }]) => owner === 'user_id' && 'date' in row);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The nodes of a plan that `explain (format json)` returned. */
function readPlan(row: object): PlanNode[] {
  const explained: unknown = Object.values(row)[0];
  const [{ Plan }] = (typeof explained === 'string' ? JSON.parse(explained) : explained) as [{ Plan: PlanNode }];
  return nodesOf(Plan);
}

describe('a month of one user in a table with a year of twenty users', () => {
  let server: TestServer;
  let database: Database;
  let catalogue: Catalogue;
  let person: string;
  beforeAll(async () => {
    server = await startRestServer('postgres');
    ({ database } = server);
    catalogue = await readCatalogue(database);
    await database.asOwner(async (transaction) => {
      await transaction.query(
        `insert into auth.users (id, email) select gen_random_uuid(), format('%s@example.org', n) from generate_series(1, $1::integer) n`,
        [people],
      );
      const { rows } = await transaction.query<{ id: string }>('select id from auth.users order by id');
      person = rows[0]!.id;
    });
  });
  afterAll(() => server.close());

  /** Copies a table's sample row to all users and days. Referenced rows need not exist, because only the query plan matters. */
  async function fill(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
    const names = Object.keys(row).filter((name) => !['id', 'user_id', 'date'].includes(name));
    await database.asOwner(async (transaction) => {
      await transaction.query(`set local session_replication_role = replica`);
      const columns = names.map((name) => `"${name}"`).join(', ');
      await transaction.query(
        `insert into public.${table} (id, user_id, date${names.length > 0 ? `, ${columns}` : ''})
        select gen_random_uuid(), u.id, date '2024-12-31' + n${names.map((name) => `, r."${name}"`).join('')}
        from auth.users u, generate_series(1, $1::integer) n, json_populate_record(null::public.${table}, $2::text::json) r`,
        [days, JSON.stringify(row)],
      );
      await transaction.query(`analyze public.${table}`);
    });
  }

  async function planOf(table: string): Promise<PlanNode[]> {
    const query = parseQuery(new URLSearchParams(daysAsked), { range: null });
    const statement = buildRead(catalogue, catalogue.tables.get(table)!, query.level, { count: false, single: false });
    return database.asUser({ role: 'authenticated', sub: person }, async (transaction) => {
      const parameters = parametersOf(statement, query.values);
      const { rows } = await transaction.query<{ plan: string }>(`explain (format json) ${statement.text}`, parameters);
      return readPlan(rows[0]!).filter((node) => node['Relation Name'] === table || node['Index Cond']);
    });
  }

  it('finds tables to check', () => {
    expect(dated.length).toBeGreaterThan(2);
  });

  it.each(dated)('is found by user and date in %s, without reading other users’ rows', async (table, { row }) => {
    await fill(table, row);
    const plan = await planOf(table);
    expect(plan.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const conditions = plan.map((node) => node['Index Cond'] ?? '').join(' ');
    expect(conditions).toContain('user_id');
    expect(conditions).toContain('date');
  });

  it('the marks of removed entries are found by their entry, so that removing an account with many marks takes seconds', async () => {
    const plan = await database.asOwner(async (transaction) => {
      await transaction.query(
        `insert into public.visit_marks (user_id, entry_table, entry_id, entry_date)
        select $1, 'mood_entries', gen_random_uuid(), date '2025-06-01' from generate_series(1, 5000)`,
        [person],
      );
      await transaction.query('analyze public.visit_marks');
      // The statement of app.remove_visit_marks.
      const { rows } = await transaction.query<{ plan: string }>(
        `explain (format json) delete from public.visit_marks as mark using (values ($1::uuid, gen_random_uuid())) as removed (user_id, id)
        where mark.entry_id = removed.id and mark.user_id = removed.user_id and mark.entry_table = 'mood_entries'`,
        [person],
      );
      return readPlan(rows[0]!);
    });
    expect(plan.map((node) => node['Index Cond'] ?? '').join(' ')).toContain('entry_id');
  });

  it('a list of photos reads the own folder only, also from the top of the bucket', async () => {
    await database.asOwner(async (transaction) => {
      await transaction.query(`set local session_replication_role = replica`);
      await transaction.query(
        `insert into storage.objects (bucket_id, name, version)
        select 'avatars', gen_random_uuid() || '/photo', gen_random_uuid() from generate_series(1, 20000)`,
      );
      await transaction.query('analyze storage.objects');
    });
    const text = entriesOf({ onlyOwn: true, sortBy: { column: 'name', order: 'asc' } });
    const plan = await database.asUser({ role: 'authenticated', sub: person }, async (transaction) => {
      const values = ['avatars', '', '', 100, 0];
      const { rows } = await transaction.query<{ plan: string }>(`explain (format json) ${text}`, values);
      return readPlan(rows[0]!);
    });
    expect(plan.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(plan.map((node) => node['Index Cond'] ?? '').join(' ')).toMatch(/ ~>=~ .*'\/'.* ~<~ .*'0'/su);
  });
});
