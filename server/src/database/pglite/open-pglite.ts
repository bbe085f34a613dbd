import type { Database, Transaction } from '../port.ts';
import { openingOf, type Opening } from '../transactions/opening.ts';
import { Queue } from '../transactions/queue.ts';
import { runScriptIn } from '../transactions/run-script.ts';
import { runTransaction } from '../transactions/run-transaction.ts';
import type { Session } from '../transactions/session.ts';
import type { Timeouts } from '../transactions/timeouts.ts';
import { Engine } from './engine.ts';
import { threadSession } from './thread-session.ts';

interface Options {
  /** The folder of PostgreSQL's files; it must have been initialised (see template.ts). */
  folder: string;
  /** Whether commits are synced to disk; only a throw-away database does without. */
  durable: boolean;
  timeouts: Timeouts;
}

/** Opens the embedded PostgreSQL of a folder. Rejects with 57P03 when it does not start. */
export async function openPglite({ folder, durable, timeouts }: Options): Promise<Database> {
  const engine = new Engine({ folder, durable });
  const queue = new Queue();
  await engine.thread();

  /** Waits for the turn on the one connection. */
  const enter = async (statement: number): Promise<Session> => {
    const leave = await queue.enter();
    try {
      return threadSession(await engine.thread(), { statement, script: timeouts.script }, leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const run = async <T>({ role, script }: Opening, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    runTransaction(await enter(timeouts.statement[role]), script, work, timeouts.idleTransaction);

  return {
    engine: 'pglite',
    asOwner: (work) => run(openingOf('owner'), work),
    asUser: async (claims, work) => run(openingOf(claims), work),
    runScript: async (script) => runScriptIn(await enter(timeouts.script), openingOf('owner').script, script),
    async close() {
      const leave = await queue.enter();
      await engine.close();
      leave();
    },
  };
}
