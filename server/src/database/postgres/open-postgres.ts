import pg from 'pg';
import type { Claims, Database, ScriptTransaction, UserOptions } from '../port.ts';
import { openingOf, type RoleOpening } from '../transactions/opening.ts';
import { runTransaction, runScriptIn } from '../transactions/run-transaction.ts';
import { idleSnapshot, type Timeouts } from '../transactions/timeouts.ts';
import type { Session } from '../transactions/run-transaction.ts';
import { clientSession, connectionErrorOf } from './client-session.ts';
import { listenOn } from './listen-on.ts';
import { PreparedStatements } from './prepared-statements.ts';

interface Options {
  url: string;
  /** A direct address of PostgreSQL for `LISTEN`, if `url` is a pooler that shares connections between transactions. */
  listenUrl?: string | undefined;
  timeouts: Timeouts;
  /** The maximum number of connections. */
  connections?: number;
  /**
   * After this many uses or this age in seconds, the pool replaces a connection, because PostgreSQL's caches on a
   * connection never shrink.
   */
  maxUses?: number;
  maxSeconds?: number;
  /** How many milliseconds to wait for a free or a new connection. */
  patience?: number;
  /** Whether to use named prepared statements: faster, but not possible if a pooler shares connections between transactions. */
  preparedStatements?: boolean;
}

/**
 * Opens a PostgreSQL server by its address. A connection has no state between transactions, except prepared statements
 * if these are configured, so a pooler may be in between. If the connection is lost, the work rejects with an SQLSTATE
 * of class 08 or 57P, and the next transaction gets a new connection.
 */
export async function openPostgres({
  url,
  listenUrl = url,
  timeouts,
  connections = 16,
  maxUses = 5_000,
  maxSeconds = 600,
  patience = 5_000,
  preparedStatements = true,
}: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    maxUses,
    maxLifetimeSeconds: maxSeconds,
    connectionTimeoutMillis: patience,
    pipeline: true,
  });
  // When PostgreSQL closes an idle connection, the pool removes it and emits an error. Without an `error` listener,
  // Node would end this process. Each connection also needs its own listener, because the pool briefly has none on a
  // connection while it hands that connection out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const begin = (who: Claims | 'owner' | 'snapshot', limit?: number, idle = timeouts.idleTransaction): RoleOpening => {
    const role = typeof who === 'string' ? 'owner' : who.role;
    return openingOf(who, {
      TimeZone: 'UTC',
      DateStyle: 'ISO, MDY',
      IntervalStyle: 'postgres',
      // JIT compilation would take longer than any of our statements: two seconds for the query that reads the catalogue.
      jit: 'off',
      statement_timeout: String(limit ?? timeouts.statement[role]),
      // A second limit: PostgreSQL ends the transaction even if this whole process hangs.
      idle_in_transaction_session_timeout: String(idle * 2),
    });
  };
  const prepared = preparedStatements ? new PreparedStatements() : undefined;
  const session = async (limit: number) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw connectionErrorOf(error);
    });
    return clientSession(client, prepared, limit);
  };
  const run = async <T>(
    who: Claims | 'owner' | 'snapshot',
    work: (transaction: ScriptTransaction) => Promise<T>,
    idle = timeouts.idleTransaction,
    { limit: given, limitFactor = 1, worked }: UserOptions & { limit?: number } = {},
  ): Promise<T> => {
    const limit = given ?? Math.ceil(timeouts.statement[typeof who === 'string' ? 'owner' : who.role] * limitFactor);
    const opening = begin(who, limit, idle);
    return runTransaction(await session(limit), opening, work, idle, worked);
  };

  (await session(timeouts.statement.owner)).release(false);
  return {
    engine: 'postgres',
    asOwner: (work, options) => run('owner', work, undefined, options),
    asUser: (claims, work, options) => run(claims, work, undefined, options),
    readSnapshot: (work) => run('snapshot', work, idleSnapshot),
    rebuild: (work) => run('owner', work, idleSnapshot, { limit: timeouts.script }),
    runScript: async (script) => runScriptIn(await session(timeouts.script), begin('owner', timeouts.script), script),
    listen: (channel, channelListener) => listenOn(listenUrl, channel, channelListener),
    eraseDeleted: async () => forgetSamples(await session(timeouts.script)),
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Refreshes the planner's statistics, because their sample values may come from deleted rows. Returns the names of all
 * tables. `analyze` takes no samples of an empty table, so the table's old statistics are deleted first. If the database
 * role may not delete them, they stay.
 */
async function forgetSamples(session: Session): Promise<string[]> {
  try {
    const { rows: tables } = await session.query<{ name: string; mayForget: boolean }>(tablesQuery, []);
    for (const { name, mayForget } of tables) {
      if (mayForget) await session.script(`delete from pg_catalog.pg_statistic where starelid = '${name}'::regclass`);
      await session.script(`analyze ${name}`);
    }
    return tables.map(({ name }) => name);
  } finally {
    session.release(session.isLost);
  }
}

const tablesQuery = `
  select format('%I.%I', nspname, relname) as name, current_setting('is_superuser') = 'on' as "mayForget"
  from pg_class join pg_namespace as schema on schema.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
    and pg_has_role(current_user, relowner, 'usage') and pg_table_size(pg_class.oid) > 0
  order by 1`;
