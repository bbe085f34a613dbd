import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/database/open-database.ts';
import type { Transaction } from '../server/src/database/port.ts';
import { startPostgresCluster } from '../server/src/testing/postgres-cluster.ts';
import { startServer, type RunningServer } from '../tests/support/server.ts';

export type Engine = 'pglite' | 'postgres';

/** Starts the real server program on a fresh folder, fills its database, starts it again and lets `measure` at it; cleans up whatever happens. */
export async function withServer<Kept>(
  engine: Engine,
  environment: Record<string, string>,
  steps: {
    /** While the server first runs: what is made by way of its own endpoints. */
    prepare: (server: RunningServer) => Promise<Kept>;
    /** While it is stopped: what is put into its database as the owner. */
    fill: (transaction: Transaction, kept: Kept) => Promise<void>;
    measure: (server: RunningServer, kept: Kept) => Promise<void>;
  },
): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cogn-bench-'));
  const cluster = engine === 'postgres' ? await startPostgresCluster({ durable: true }) : undefined;
  const databaseUrl = await cluster?.createDatabase();
  const settings = { ...environment, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  let server: RunningServer | undefined;
  try {
    server = await startServer(dataFolder, { environment: settings });
    const kept = await steps.prepare(server);
    await server.stop();
    const database = await openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    await database.asOwner((transaction) => steps.fill(transaction, kept));
    await database.close();
    server = await startServer(dataFolder, { environment: settings });
    await steps.measure(server, kept);
  } finally {
    await server?.stop();
    await cluster?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
