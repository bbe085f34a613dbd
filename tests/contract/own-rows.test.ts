import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engines, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

/**
 * The folder of the modules for the data export. Tests import these modules by a computed path, so that the compiler does
 * not follow the imports into React modules.
 */
const portability = new URL('../../web/src/portability/', import.meta.url).pathname;
const { portableTables, furtherTables } = (await import(`${portability}portable/portable-tables.ts`)) as {
  portableTables: { table: string }[];
  furtherTables: object;
};
const everyTable = [...portableTables.map(({ table }) => table), ...Object.keys(furtherTables)];

interface Answer {
  read: { table: string; rows: { id: string; user_id?: string; date?: string }[] }[];
  left: string[];
  skipped: number;
}

describe.each(engines)('own_rows, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    person = await premiumPerson(server, '30 days');
    const other = await premiumPerson(server, '30 days');
    await server.database.asOwner(async (transaction) => {
      await transaction.query(
        `insert into public.water_entries (user_id, date, amount_ml, created_at)
         select owner, '2025-01-01'::date + (made / 20), 250, '2025-01-01'::timestamptz + made * interval '1 hour'
         from unnest($1::uuid[]) as owner, generate_series(0, 5199) as made`,
        [[person.id, other.id]],
      );
      await transaction.query(
        `insert into public.thoughts_entries (user_id, date, text) select $1, '2025-01-01', repeat('é', 5000) from generate_series(1, 600)`,
        [person.id],
      );
    });
  });
  afterAll(() => server.close());

  async function ask(tables: readonly string[], given: object = {}, client = person.client): Promise<Answer> {
    const none = tables.map(() => null);
    const { data, error } = await client.rpc('own_rows', { tables, from_dates: none, to_dates: none, ...given });
    expect(error).toBeNull();
    return data as Answer;
  }

  test('returns the same rows of every table as the table itself, and nobody else’s, in few answers', async () => {
    const rows = new Map<string, object[]>();
    let [left, skipped, answers] = [everyTable, 0, 0];
    while (left.length > 0) {
      const answer = await ask(left, { skipped });
      for (const { table, rows: some } of answer.read) rows.set(table, [...(rows.get(table) ?? []), ...some]);
      ({ left, skipped } = answer);
      answers += 1;
    }
    expect(answers).toBe(3);
    expect([...rows.keys()]).toEqual(everyTable);
    expect(rows.get('water_entries')).toHaveLength(5200);
    for (const table of everyTable) {
      const { data } = await person.client.from(table).select().order('created_at').order('id').limit(300);
      expect([table, rows.get(table)?.slice(0, 300)]).toEqual([table, data]);
    }
  });

  test('ends an answer at 5,000 rows, and at 4 MiB', async () => {
    const answer = await ask(['water_entries', 'consents']);
    expect([answer.read.length, answer.read[0]?.rows.length]).toEqual([1, 5000]);
    expect([answer.left, answer.skipped]).toEqual([['water_entries', 'consents'], 5000]);
    const long = await ask(['thoughts_entries']);
    expect(long.left).toEqual(['thoughts_entries']);
    expect(JSON.stringify(long.read).length).toBeLessThan(4 * 1024 * 1024);
  });

  test('returns each table’s days, both included, and no bound for a null', async () => {
    const { read } = await ask(['water_entries', 'thoughts_entries', 'consents'], {
      from_dates: ['2025-01-02', '2025-01-02', null],
      to_dates: ['2025-01-03', null, null],
    });
    expect(read.map(({ rows }) => rows.length)).toEqual([40, 0, 3]);
    expect(new Set(read[0]?.rows.map(({ date }) => date))).toEqual(new Set(['2025-01-02', '2025-01-03']));
  });

  test('refuses an unknown table, more than a hundred tables, and somebody who is not signed in', async () => {
    const refusal = async (tables: readonly string[], client = person.client) => {
      const { error } = await client.rpc('own_rows', { tables, from_dates: [], to_dates: [] });
      return error?.code;
    };
    expect(await refusal(['nothing"; drop table public.consents; --'])).toBe('42P01');
    expect(await refusal(Array.from({ length: 101 }, () => 'consents'))).toBe('22023');
    expect(await refusal(['consents'], clientWith(server))).toBe('42501');
  });
});
