import type { Claims, Database, Transaction } from '../port.ts';
import { openingOf, type Opening } from '../transactions/opening.ts';
import { Queue } from '../transactions/queue.ts';
import { runTransaction } from '../transactions/run-transaction.ts';
import type { Timeouts } from '../transactions/timeouts.ts';
import { channelSession } from './channel-session.ts';
import { directChannel } from './direct-channel.ts';

interface Options {
  folder: string;
  durable: boolean;
  timeouts: Timeouts;
}

/** Opens the embedded PostgreSQL of a folder. */
export async function openPglite({ folder, durable, timeouts }: Options): Promise<Database> {
  const channel = await directChannel(folder, durable);
  const queue = new Queue();

  const run = async <T>(opening: Opening, work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const leave = await queue.enter();
    const session = channelSession(channel, timeouts.statement[opening.role], leave);
    return runTransaction(session, opening.script, work, timeouts.idleTransaction);
  };

  return {
    engine: 'pglite',
    asOwner: (work) => run(openingOf('owner'), work),
    asUser: async (claims: Claims, work) => run(openingOf(claims), work),
    async runScript(script) {
      const leave = await queue.enter();
      const session = channelSession(channel, timeouts.statement.owner, leave);
      try {
        await session.script(`begin;\n${script}\n;commit`);
      } catch (error) {
        await session.script('rollback');
        throw error;
      } finally {
        session.release(false);
      }
    },
    async close() {
      const leave = await queue.enter();
      await channel.close();
      leave();
    },
  };
}
