import pg from 'pg';
import type { Claims, Database, ScriptTransaction, UserOptions } from '../port.ts';
import { openingOf, type Opening } from '../transactions/opening.ts';
import { runTransaction, runScriptIn } from '../transactions/run-transaction.ts';
import { idleSnapshot, type Timeouts } from '../transactions/timeouts.ts';
import type { Session } from '../transactions/session.ts';
import { clientSession, connectionErrorOf } from './client-session.ts';
import { listenOn } from './listen-on.ts';

interface Options {
  url: string;
  /** Where listening connects to, when `url` is that of a pooler that shares connections between transactions. */
  listenUrl?: string | undefined;
  timeouts: Timeouts;
  /** How many connections are kept at most. */
  connections?: number;
  /** How often a connection is used at most, and for how many seconds: PostgreSQL's caches on a connection grow and never shrink. */
  maxUses?: number;
  maxSeconds?: number;
  /** Milliseconds to wait for a free connection or a new one. */
  patience?: number;
  /** Named prepared statements: quicker, but a pooler in between must know how to keep them. */
  preparedStatements?: boolean;
}

/**
 * Opens a real PostgreSQL by its address. Nothing is stored on a connection from one transaction to the next (but prepared statements, where they
 * are asked for), so that a pooler may stand in between. A lost connection rejects what ran on it with a code of class 08 or 57P; the next
 * transaction gets a new one.
 */
export async function openPostgres({
  url,
  listenUrl = url,
  timeouts,
  connections = 16,
  maxUses = 5_000,
  maxSeconds = 600,
  patience = 5_000,
  preparedStatements = false,
}: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    maxUses,
    maxLifetimeSeconds: maxSeconds,
    connectionTimeoutMillis: patience,
    pipeline: true,
  });
  // An idle connection that the server ends is simply taken out of the pool; without a listener, Node would end the process. The same holds for each
  // connection all its life: the pool leaves a moment, as it hands one out, in which nobody listens.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const begin = (who: Claims | 'owner' | 'snapshot', limit?: number, idle = timeouts.idleTransaction): Opening => {
    const role = typeof who === 'string' ? 'owner' : who.role;
    return openingOf(who, {
      TimeZone: 'UTC',
      DateStyle: 'ISO, MDY',
      IntervalStyle: 'postgres',
      // Compiling a statement takes PostgreSQL longer than any of ours runs: two seconds for reading the catalogue.
      jit: 'off',
      statement_timeout: String(limit ?? timeouts.statement[role]),
      // Should this whole process hang, the server gives up on the transaction by itself.
      idle_in_transaction_session_timeout: String(idle * 2),
    });
  };
  const session = async (limit: number) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw connectionErrorOf(error);
    });
    return clientSession(client, preparedStatements, limit);
  };
  const run = async <T>(
    who: Claims | 'owner' | 'snapshot',
    work: (transaction: ScriptTransaction) => Promise<T>,
    idle = timeouts.idleTransaction,
    { limit: given, limitFactor = 1, worked }: UserOptions & { limit?: number } = {},
  ): Promise<T> => {
    const limit = given ?? Math.ceil(timeouts.statement[typeof who === 'string' ? 'owner' : who.role] * limitFactor);
    const opening = begin(who, limit, idle);
    return runTransaction(await session(limit), opening.script, work, idle, worked);
  };

  (await session(timeouts.statement.owner)).release(false);
  return {
    engine: 'postgres',
    asOwner: (work, options) => run('owner', work, undefined, options),
    asUser: (claims, work, options) => run(claims, work, undefined, options),
    readSnapshot: (work) => run('snapshot', work, idleSnapshot),
    rebuild: (work) => run('owner', work, idleSnapshot, { limit: timeouts.script }),
    runScript: async (script) => runScriptIn(await session(timeouts.script), begin('owner', timeouts.script).script, script),
    listen: (channel, hearing) => listenOn(listenUrl, channel, hearing),
    eraseDeleted: async () => forgetSamples(await session(timeouts.script)),
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Takes the samples again by which PostgreSQL plans: they hold values of rows that may be deleted by now. Returns the tables. Those of a table that became empty stay
 * when a plain role may not remove them; PostgreSQL takes none of nothing.
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
