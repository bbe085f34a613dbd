import type { Result } from '../port.ts';
import type { Session } from '../transactions/session.ts';
import type { EngineThread } from './engine-thread.ts';
import { readAnswer, scriptMessages, statementMessages, type Answer } from './wire.ts';

interface Limits {
  /** Milliseconds for one statement. */
  statement: number;
  /** Milliseconds for a script; beginning and ending a transaction are scripts too. */
  script: number;
}

/**
 * A session on the one connection of the embedded engine. It keeps to one thread: should that end, no later statement may run on its successor,
 * where neither transaction nor role would stand.
 */
export function threadSession(thread: EngineThread, limits: Limits, leave: () => void): Session {
  let inTransaction = false;

  const ask = async (messages: Uint8Array, limit: number): Promise<Answer> => {
    const answer = readAnswer(await thread.send(messages, limit));
    inTransaction = answer.inTransaction;
    if (answer.error) throw answer.error;
    return answer;
  };

  return {
    get isLost() {
      return thread.isOver;
    },
    async query<Row>(text: string, parameters: readonly unknown[], opening?: string): Promise<Result<Row>> {
      const statement = statementMessages(text, parameters);
      const messages = opening === undefined ? statement : Buffer.concat([scriptMessages(opening), statement]);
      return (await ask(messages, limits.statement)).result as Result<Row>;
    },
    async script(text) {
      return (await ask(scriptMessages(text), limits.script)).command;
    },
    release(broken) {
      // The next in the queue must never find a transaction, or a role, that somebody left behind.
      if (broken || inTransaction) void thread.end();
      leave();
    },
  };
}
