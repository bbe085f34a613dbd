import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import schema from '../../docs/cogn-export.schema.json' with { type: 'json' };
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { exportOf, liveYear } from './support/portable-people.ts';
import { startRestServer } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

const defined = schema.$defs as Record<string, { properties: Record<string, unknown> }>;

describe('the documented schema of an export file', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer('pglite');
  });
  afterAll(() => server.close());

  it('lists for each table exactly the columns that users may read', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ table: string; columns: string[] }>(
        `select table_name::text as "table", array_agg(column_name::text order by column_name::text) as columns
        from information_schema.columns
        where table_schema = 'public' and column_name <> 'user_id'
          and has_column_privilege('authenticated', format('public.%I', table_name)::regclass, column_name, 'select')
        group by table_name`,
      ),
    );
    const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
    for (const [table, { properties }] of Object.entries(defined))
      expect([table, Object.keys(properties).sort()]).toEqual([table, columnsOf.get(table)]);
  });

  it('matches the file of a whole year', async () => {
    const person = await premiumPerson(server, '30 days');
    await liveYear(server, person, asCalendarDate('2026-11-20')!);
    const file = await exportOf(server, person);
    const blank = Object.keys(defined).filter((table) => (file.tables[table] ?? []).length === 0);
    expect(blank, 'only the server writes this table, when it sends an alert').toEqual(['crisis_deliveries']);
    const ajv = new Ajv({
      allErrors: true,
      allowUnionTypes: true,
      formats: {
        date: /^\d{4}-\d\d-\d\d$/u,
        'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/u,
        uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u,
      },
    });
    const judge = ajv.compile(schema);
    judge(file);
    expect(judge.errors ?? []).toEqual([]);
    expect(judge({ ...file, tables: { ...file.tables, mood_entries: [{ mood: 'glad' }] } })).toBe(false);
  });
});
