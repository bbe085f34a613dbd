import { openDataFolder } from './pglite/open-data-folder.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { defaultTimeouts, postgresTimeouts, type Timeouts } from './transactions/timeouts.ts';

interface Options {
  /** The address of a PostgreSQL server; if absent, the embedded database in `dataFolder` is used. */
  databaseUrl?: string;
  /** A direct address of PostgreSQL for `LISTEN`, if `databaseUrl` is the address of a connection pooler. */
  listenUrl?: string | undefined;
  dataFolder: string;
  timeouts?: Timeouts;
  /** Whether to use named prepared statements on PostgreSQL: faster, but not every pooler supports them. */
  preparedStatements?: boolean;
  /** Called with a sentence about each repair of the data folder; by default emits a process warning. */
  warn?: (sentence: string) => void;
}

/**
 * Opens the configured database. The caller must migrate it and close it. Rejects with `DataFolderInUse` or a
 * `DatabaseError`, whose messages are for the operator.
 */
export function openDatabase({
  databaseUrl,
  listenUrl,
  dataFolder,
  timeouts,
  preparedStatements,
  warn,
}: Options): Promise<Database> {
  return databaseUrl
    ? openPostgres({ url: databaseUrl, listenUrl, timeouts: timeouts ?? postgresTimeouts, preparedStatements })
    : openDataFolder(dataFolder, timeouts ?? defaultTimeouts, warn);
}
