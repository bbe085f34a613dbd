import { openDataFolder } from './pglite/open-data-folder.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { defaultTimeouts, postgresTimeouts, type Timeouts } from './transactions/timeouts.ts';

interface Options {
  /** A PostgreSQL to use; without it, the embedded one keeps its files in `dataFolder`. */
  databaseUrl?: string;
  /** Where listening connects to: for a `databaseUrl` that is a pooler's. */
  listenUrl?: string | undefined;
  dataFolder: string;
  timeouts?: Timeouts;
  /** Whether named prepared statements may be stored on connections of that PostgreSQL: quicker, but not every pooler bears it. */
  preparedStatements?: boolean;
  /** Called with each repair of the data folder; by default a warning of the process. */
  warn?: (sentence: string) => void;
}

/**
 * Opens the database that the server was set up with. The caller migrates and closes it. Rejects with `DataFolderInUse` or a `DatabaseError`,
 * whose messages are for the operator.
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
