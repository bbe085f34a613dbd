import pg from 'pg';
import type { Claims, Database, Transaction, Worked } from '../port.ts';
import { openingOf, type Opening } from '../transactions/opening.ts';
import { runScriptIn } from '../transactions/run-script.ts';
import { runTransaction } from '../transactions/run-transaction.ts';
import { idleSnapshot, type Timeouts } from '../transactions/timeouts.ts';
import { connectionErrorOf } from './connection-error-of.ts';
import { clientSession } from './client-session.ts';
import { forgetSamples } from './forget-samples.ts';
import { listenOn } from './listen-on.ts';

interface Options {
  url: string;
  /** Where listening connects to, when `url` is that of a pooler that shares connections between transactions. */
  listenUrl?: string | undefined;
  timeouts: Timeouts;
  /** How many connections are kept at most. */
  connections?: number;
  /** Named prepared statements: quicker, but a pooler in between must know how to keep them. */
  preparedStatements?: boolean;
}

/**
 * Opens a real PostgreSQL by its address. Nothing is kept on a connection from one transaction to the next (but prepared statements, where they
 * are asked for), so that a pooler may stand in between. A lost connection rejects what ran on it with a code of class 08 or 57P; the next
 * transaction gets a new one.
 */
export async function openPostgres({
  url,
  listenUrl = url,
  timeouts,
  connections = 16,
  preparedStatements = false,
}: Options): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000, pipeline: true });
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
    work: (transaction: Transaction) => Promise<T>,
    idle = timeouts.idleTransaction,
    worked?: Worked,
  ): Promise<T> => {
    const opening = begin(who, undefined, idle);
    return runTransaction(await session(timeouts.statement[opening.role]), opening.script, work, idle, worked);
  };

  (await session(timeouts.statement.owner)).release(false);
  return {
    engine: 'postgres',
    asOwner: (work) => run('owner', work),
    asUser: (claims, work, worked) => run(claims, work, undefined, worked),
    readSnapshot: (work) => run('snapshot', work, idleSnapshot),
    runScript: async (script) => runScriptIn(await session(timeouts.script), begin('owner', timeouts.script).script, script),
    listen: (channel, hearing) => listenOn(listenUrl, channel, hearing),
    eraseDeleted: async () => forgetSamples(await session(timeouts.script)),
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
