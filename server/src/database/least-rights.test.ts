import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '#testing/postgres-cluster.ts';
import { migrate } from './migrate.ts';
import { readMigrationNames } from './migrations.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { defaultTimeouts } from './transactions/timeouts.ts';

/** The SQL script in docs/scaling.md that operators run once, as a superuser. */
async function documentedStatements(): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');
  const block = /```sql\n([^`]*)```/.exec(page)?.[1] ?? '';
  return block.split(';').flatMap((statement) => (statement.trim() === '' ? [] : [statement]));
}

describe('the database user of an operator', () => {
  let cluster: PostgresCluster;
  let superuser: pg.Client;
  let address: URL;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    address = new URL(await cluster.createDatabase());
    superuser = new pg.Client({ connectionString: address.href });
    await superuser.connect();
  }, 60_000);
  afterAll(async () => {
    await superuser.end();
    await cluster.stop();
  });

  async function migrateAs(user: string, database: string): Promise<string[]> {
    const url = Object.assign(new URL(address), { username: user, password: 'one of your own', pathname: `/${database}` });
    const own = await openPostgres({ url: url.href, timeouts: defaultTimeouts });
    try {
      return await migrate(own);
    } finally {
      await own.close();
    }
  }

  it('with too few rights gets a pointer to their documentation', async () => {
    await superuser.query(`create role too_few login password 'one of your own'`);
    await superuser.query('create database too_few owner too_few');
    await expect(migrateAs('too_few', 'too_few')).rejects.toThrow('docs/scaling.md');
  });

  it('needs the rights in docs/scaling.md, and no more', async () => {
    for (const statement of await documentedStatements()) await superuser.query(statement);
    expect(await migrateAs('cogn', 'cogn')).toEqual(await readMigrationNames());
    const { rows } = await superuser.query(
      `select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = 'cogn'`,
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolbypassrls: false }]);
  }, 120_000);
});
