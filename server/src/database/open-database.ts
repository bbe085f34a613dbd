import { openDataFolder } from './pglite/open-data-folder.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { defaultTimeouts, postgresTimeouts, type Timeouts } from './transactions/timeouts.ts';

interface Options {
  /** A PostgreSQL to use; without it, the embedded database in `dataFolder`. */
  databaseUrl?: string;
  /** The address for listening, if `databaseUrl` is a pooler's. */
  listenUrl?: string | undefined;
  dataFolder: string;
  timeouts?: Timeouts;
  /** Whether to use named prepared statements on PostgreSQL: faster, but not every pooler supports them. */
  preparedStatements?: boolean;
  /** Called with each repair of the data folder; by default emits a process warning. */
  warn?: (sentence: string) => void;
}

/**
 * Opens the configured database. The caller migrates and closes it. Rejects with `DataFolderInUse` or a
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
