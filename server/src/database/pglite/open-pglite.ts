import type { Database, Transaction, Worked } from '../port.ts';
import { Hearings, listenTo } from '../transactions/hearings.ts';
import { openingOf, type Opening } from '../transactions/opening.ts';
import { Queue } from '../transactions/queue.ts';
import { runScriptIn } from '../transactions/run-script.ts';
import { runTransaction } from '../transactions/run-transaction.ts';
import type { Session } from '../transactions/session.ts';
import { idleSnapshot, type Timeouts } from '../transactions/timeouts.ts';
import { Engine } from './engine.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { keepUp } from './keep-up.ts';
import { threadSession } from './thread-session.ts';
import { readAnswer, scriptMessages } from './wire.ts';
import type { EngineSetup } from './worker-messages.ts';

interface Options extends EngineSetup {
  timeouts: Timeouts;
}

/** What only the embedded database can do. */
export interface EmbeddedDatabase extends Database {
  /** Does the work of PostgreSQL's background processes, as far as there is any; answers what it did. */
  keepUp(): Promise<string[]>;
  /** Ends at once, as a crash would: for when the folder is not ours any more, or nobody's. */
  end(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a folder, which must have been initialised (see empty-template.ts) and be nobody else's. Rejects with 57P03 when
 * it does not start.
 */
export async function openPglite({ timeouts, ...setup }: Options): Promise<EmbeddedDatabase> {
  const hearings = new Hearings();
  const engine = new Engine(setup, async (thread) => {
    const { channels } = hearings;
    if (channels.length === 0) return;
    const { error } = readAnswer(await thread.send(scriptMessages(channels.map(listenTo).join(';')), timeouts.script));
    if (error) throw error;
    hearings.interrupt();
  });
  const queue = new Queue();
  await engine.thread();

  /** Waits for the turn on the one connection. */
  const enter = async (statement: number): Promise<Session> => {
    const leave = await queue.enter();
    try {
      const limits = { statement, script: timeouts.script };
      return threadSession(await engine.thread(), limits, leave, (channel, payload) => hearings.tell(channel, payload));
    } catch (error) {
      leave();
      throw error;
    }
  };
  const run = async <T>(
    { role, script }: Opening,
    work: (transaction: Transaction) => Promise<T>,
    idle = timeouts.idleTransaction,
    worked?: Worked,
  ): Promise<T> => runTransaction(await enter(timeouts.statement[role]), script, work, idle, worked);

  return {
    engine: 'pglite',
    asOwner: (work) => run(openingOf('owner'), work),
    asUser: async (claims, work, worked) => run(openingOf(claims), work, undefined, worked),
    readSnapshot: (work) => run(openingOf('snapshot'), work, idleSnapshot),
    runScript: async (script) => runScriptIn(await enter(timeouts.script), openingOf('owner').script, script),
    async listen(channel, hearing) {
      const forget = hearings.add(channel, hearing);
      try {
        const session = await enter(timeouts.script);
        await session.script(listenTo(channel)).finally(() => session.release(false));
      } catch (error) {
        forget();
        throw error;
      }
      return () => Promise.resolve(forget());
    },
    load: () => ({
      busy: Math.min(1, queue.length),
      idle: queue.length === 0 ? 1 : 0,
      waiting: Math.max(0, queue.length - 1),
    }),
    keepUp: () => keepUp(() => enter(timeouts.script)),
    eraseDeleted: () => eraseDeleted(() => enter(timeouts.script)),
    async close() {
      const leave = await queue.enter();
      await engine.close();
      leave();
    },
    end: () => engine.end(),
  };
}
