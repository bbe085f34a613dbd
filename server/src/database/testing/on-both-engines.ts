import { afterAll, beforeAll, describe } from 'vitest';
import { openMigratedPostgres } from '../../testing/postgres-cluster.ts';
import { openTestDatabase } from '../open-test-database.ts';
import type { Database } from '../port.ts';
import type { Timeouts } from '../transactions/timeouts.ts';

/** The limits that tests exceed are short, so that these tests are quick. */
const timeouts: Timeouts = {
  statement: { anon: 300, authenticated: 400, service_role: 20_000, owner: 20_000 },
  script: 20_000,
  idleTransaction: 300,
};

const engines = [
  { engine: 'pglite' as const, open: () => openTestDatabase(timeouts) },
  { engine: 'postgres' as const, open: () => openMigratedPostgres(timeouts) },
];

/**
 * Declares the same tests for a migrated database of each engine. Call `database()` only in hooks and tests, because
 * the database is opened before the first test.
 */
export function onBothEngines(declareTests: (database: () => Database, engine: Database['engine']) => void): void {
  describe.each(engines)('a $engine database', ({ engine, open }) => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    declareTests(() => {
      if (!opened) throw new Error('The database is opened before the first test, not while the tests are declared.');
      return opened;
    }, engine);
  });
}
