import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/database/open-database.ts';
import type { Transaction } from '../server/src/database/port.ts';
import { startPostgresCluster } from '../server/src/testing/postgres-cluster.ts';
import { startServer, type RunningServer } from '../tests/support/server.ts';

export type Engine = 'pglite' | 'postgres';

/** Starts the real server program on a new folder, fills its database, restarts it and runs `measure`. Always cleans up. */
export async function withServer<Prepared>(
  engine: Engine,
  environment: Record<string, string>,
  steps: {
    /** Runs during the server's first start, to create data through its API. */
    prepare: (server: RunningServer) => Promise<Prepared>;
    /** Runs while the server is stopped, to insert data as the owner role. */
    fill: (transaction: Transaction, prepared: Prepared) => Promise<void>;
    measure: (server: RunningServer, prepared: Prepared) => Promise<void>;
  },
): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cogn-bench-'));
  const cluster = engine === 'postgres' ? await startPostgresCluster({ durable: true }) : undefined;
  const databaseUrl = await cluster?.createDatabase();
  const settings = { ...environment, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataFolder, { environment: settings });
    const prepared = await steps.prepare(server);
    await server.stop();
    const database = await openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    await database.asOwner((transaction) => steps.fill(transaction, prepared));
    await database.close();
    server = await startServer(dataFolder, { environment: settings });
    await steps.measure(server, prepared);
  } finally {
    await server?.stop();
    await cluster?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
