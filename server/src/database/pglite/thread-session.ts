import type { Result } from '../port.ts';
import { rolledBackError } from '../transactions/rolled-back-error.ts';
import type { Around, Session } from '../transactions/session.ts';
import type { EngineThread } from './engine-thread.ts';
import { readAnswer, scriptMessages, statementMessages, type Answer } from './wire.ts';

interface Limits {
  /** Milliseconds for one statement. */
  statement: number;
  /** Milliseconds for a script; beginning and ending a transaction are scripts too. */
  script: number;
}

/** Command tags of statements that change what tables are. */
const definition = /^(CREATE|ALTER|DROP|DO|CALL)\b/;
/** The scripts that end a transaction, and change nothing by themselves. */
const ending = /^(commit|rollback)$/;

/**
 * A session on the one connection of the embedded engine. It keeps to one thread: should that end, no later statement may run on its successor,
 * where neither transaction nor role would stand. `notify` is told what committed transactions said.
 */
export function threadSession(
  thread: EngineThread,
  limits: Limits,
  leave: () => void,
  notify: (channel: string, payload: string) => void,
): Session {
  let inTransaction = false;

  const ask = async (messages: Uint8Array, limit: number): Promise<Answer> => {
    const answer = readAnswer(await thread.send(messages, limit));
    inTransaction = answer.inTransaction;
    for (const { channel, payload } of answer.notifications) notify(channel, payload);
    return answer;
  };
  const answered = (answer: Answer): Answer => {
    if (answer.error) throw answer.error;
    return answer;
  };
  /** Plans that were made before a table changed may be refused (0A000). */
  const forgetStatements = async () => {
    thread.statements.clear();
    await ask(scriptMessages('deallocate all'), limits.script);
  };

  return {
    get isLost() {
      return thread.isOver;
    },
    async query<Row>(text: string, parameters: readonly unknown[], around: Around = {}): Promise<Result<Row>> {
      const choice = thread.statements.choose(text);
      const statement = statementMessages(text, parameters, choice);
      const { opening, committing, worked } = around;
      const messages = [
        ...(opening === undefined ? [] : [scriptMessages(opening)]),
        statement,
        ...(committing ? [scriptMessages('commit')] : []),
      ];
      const sent = performance.now();
      // Told of a statement that the watchdog ended too: nobody else was at the thread, and there is no network that could have held it.
      const answer = await ask(Buffer.concat(messages), limits.statement).finally(() => worked?.(performance.now() - sent));
      if (choice.isNew && !answer.parsed) thread.statements.forget(text);
      const statementDone = answer.completed.at(committing ? -2 : -1);
      if (definition.test(statementDone?.command ?? '') || answer.error?.code === '0A000') await forgetStatements();
      const { completed } = answered(answer);
      if (committing && completed.at(-1)?.command !== 'COMMIT') throw rolledBackError();
      return (statementDone?.result ?? { rows: [], count: 0 }) as Result<Row>;
    },
    async script(text) {
      const answer = await ask(scriptMessages(text), limits.script);
      if (!ending.test(text)) await forgetStatements();
      return answered(answer).completed.at(-1)?.command ?? '';
    },
    release(broken) {
      // The next in the queue must never find a transaction, or a role, that somebody left behind.
      if (broken || inTransaction) void thread.end();
      leave();
    },
  };
}
