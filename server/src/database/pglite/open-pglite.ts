import type { Database, ScriptTransaction, Transaction, UserOptions } from '../port.ts';
import { ChannelListeners, listenTo } from '../transactions/channel-listeners.ts';
import { openingOf, type RoleOpening } from '../transactions/opening.ts';
import { Queue } from '../transactions/queue.ts';
import { runTransaction, runScriptIn } from '../transactions/run-transaction.ts';
import type { Session } from '../transactions/run-transaction.ts';
import { idleSnapshot, type Timeouts } from '../transactions/timeouts.ts';
import { Engine } from './engine.ts';
import { maintain, eraseDeleted } from './maintenance.ts';
import { readCopy } from './read-copy.ts';
import { threadSession, type Turn } from './thread-session.ts';
import { readResult, scriptMessages } from './wire.ts';
import type { EngineSetup } from './worker-messages.ts';

interface Options extends EngineSetup {
  timeouts: Timeouts;
}

/** The operations that only the embedded database has, and `openPostgres` lacks. */
export interface EmbeddedDatabase extends Database {
  /** Does the work that PostgreSQL's background processes would do; returns the commands that it ran. */
  maintain(): Promise<string[]>;
  /** Reads a snapshot on the engine's one connection. All other callers wait meanwhile. */
  readInPlace<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Ends at once, as a crash would. Used if another process took over the folder, or if the folder will be deleted. */
  end(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of an initialised folder (see empty-template.ts) that no other process uses. Rejects
 * with 57P03 if it does not start.
 */
export async function openPglite({ timeouts, ...setup }: Options): Promise<EmbeddedDatabase> {
  const channelListeners = new ChannelListeners();
  const engine = new Engine(setup, async (thread) => {
    const { channels } = channelListeners;
    if (channels.length === 0) return;
    const { parts } = await thread.send(scriptMessages(channels.map(listenTo).join(';')), timeouts.script);
    const { error } = readResult(parts);
    if (error) throw error;
    channelListeners.interrupt();
  });
  const queue = new Queue();
  await engine.thread();

  /** Waits for the one connection. */
  const enter = async (): Promise<Turn> => {
    const leave = await queue.enter();
    try {
      return { thread: await engine.thread(), leave };
    } catch (error) {
      leave();
      throw error;
    }
  };
  const session = (turn: Turn, statement: number): Session =>
    threadSession(turn, { statement, script: timeouts.script }, enter, (channel, payload) =>
      channelListeners.deliver(channel, payload),
    );
  /**
   * Opens a session for work outside a transaction. Waits until the engine is idle, so that nothing else runs at the
   * same time.
   */
  const enterAlone = async (statement = timeouts.script): Promise<Session> => {
    const turn = await enter();
    await turn.thread.settled();
    return session(turn, statement);
  };
  const run = async <T>(
    opening: RoleOpening,
    work: (transaction: ScriptTransaction) => Promise<T>,
    idle = timeouts.idleTransaction,
    { limit = timeouts.statement[opening.role], limitFactor = 1, worked }: UserOptions & { limit?: number } = {},
  ): Promise<T> => runTransaction(session(await enter(), limit * limitFactor), opening, work, idle, worked);

  const readInPlace = <T>(work: (transaction: Transaction) => Promise<T>) => run(openingOf('snapshot'), work, idleSnapshot);
  const copies = new Queue();
  const open = (folder: string) => openPglite({ ...setup, folder, durable: false, timeouts });
  return {
    engine: 'pglite',
    asOwner: async (work, options) => run(openingOf('owner'), work, undefined, options),
    asUser: async (claims, work, options) => run(openingOf(claims), work, undefined, options),
    readInPlace,
    async readSnapshot(work) {
      const leave = await copies.enter();
      try {
        const read = await readCopy(setup.folder, { enter: enterAlone, open }, work);
        return read ? read.value : await readInPlace(work);
      } finally {
        leave();
      }
    },
    rebuild: (work) => run(openingOf('owner'), work, idleSnapshot, { limit: timeouts.script }),
    runScript: async (script) => runScriptIn(await enterAlone(), openingOf('owner'), script),
    async listen(channel, channelListener) {
      const forget = channelListeners.add(channel, channelListener);
      try {
        const alone = await enterAlone();
        await alone.script(listenTo(channel)).finally(() => alone.release(false));
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
    maintain: () => maintain(enterAlone),
    eraseDeleted: (largest) => eraseDeleted(enterAlone, largest),
    async close() {
      const leave = await queue.enter();
      await engine.close();
      leave();
    },
    end: () => engine.end(),
  };
}
