import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';

/**
 * The folder of the modules for the data export. Tests import these modules by a computed path, so that the compiler does
 * not follow the imports into React modules.
 */
const portability = new URL('../../web/src/portability/', import.meta.url).pathname;
const { portableTables, furtherTables } = (await import(`${portability}portable/portable-tables.ts`)) as {
  portableTables: { table: string }[];
  furtherTables: object;
};

describe('the copy of all data of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('contains every table that its owner may read', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string }>(
        `select relname as name from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') and has_table_privilege('authenticated', oid, 'select')
         order by relname`,
      ),
    );
    const read = [...portableTables.map(({ table }) => table), ...Object.keys(furtherTables)];
    expect(read.toSorted()).toEqual(rows.map(({ name }) => name));
  });
});
