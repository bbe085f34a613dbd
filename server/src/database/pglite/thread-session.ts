import type { Result } from '../port.ts';
import { rolledBackError } from '../transactions/database-errors.ts';
import type { Around, Session } from '../transactions/run-transaction.ts';
import { NotBegun, type EngineResponse, type EngineThread } from './engine-thread.ts';
import { readResult, scriptMessages, statementMessages, type StatementResult } from './wire.ts';
import type { Batch } from './worker-messages.ts';

interface Limits {
  /** The time limit of one statement in milliseconds. */
  statement: number;
  /** The time limit of a script in milliseconds. Beginning and ending a transaction are scripts too. */
  script: number;
}

/** Matches the command tags of statements that may change table definitions. */
const definition = /^(CREATE|ALTER|DROP|DO|CALL)\b/;
/** Matches scripts that only end a transaction. */
const ending = /^(commit|rollback)$/;

/** One caller's turn on the one connection. `leave` ends the turn, and the next caller may send to the thread. */
export interface Turn {
  thread: EngineThread;
  leave: () => void;
}

/**
 * A session on the embedded engine's one connection, for one turn. A transaction that has begun never moves to a
 * replacement thread, where its later statements would run without its role. A statement that also commits ends the
 * turn as soon as it is sent, since the engine processes messages in order. So the engine need not wait for the main
 * thread between two transactions. `enter` waits for another turn. `notify` gets committed notifications.
 */
export function threadSession(
  turn: Turn,
  limits: Limits,
  enter: () => Promise<Turn>,
  notify: (channel: string, payload: string) => void,
): Session {
  let { thread, leave } = turn;
  let inTransaction = false;
  let asked = 0;
  let isReleased = false;

  const read = (answered: EngineResponse): StatementResult => {
    const answer = readResult(answered.parts);
    // Caches that earlier statements filled, such as time zones, may use up the memory. A new thread starts without them.
    if (answer.error?.code === '53200') thread.isWorn = true;
    inTransaction = answer.inTransaction;
    for (const { channel, payload } of answer.notifications) notify(channel, payload);
    return answer;
  };
  const ask = async (messages: Uint8Array | Batch, limit: number) => read(await thread.send(messages, limit));
  const answered = (answer: StatementResult): StatementResult => {
    if (answer.error) throw answer.error;
    return answer;
  };
  /** Drops all prepared statements. After a table changed, PostgreSQL may refuse plans that it made before (0A000). */
  const forgetStatements = async () => {
    thread.statements.clear();
    await ask(scriptMessages('deallocate all'), limits.script);
  };

  return {
    get isLost() {
      return thread.isOver;
    },
    async query<Row>(text: string, parameters: readonly unknown[], around: Around = {}): Promise<Result<Row>> {
      const { opening, committing, worked } = around;
      const choice = thread.statements.choose(text);
      const messages = {
        before: opening === undefined ? undefined : scriptMessages(opening.script),
        statement: statementMessages(text, parameters, choice),
        after: committing ? scriptMessages('commit') : undefined,
      };
      asked += 1;
      const began = performance.now();
      const sent = thread.send(messages, limits.statement);
      // If PostgreSQL fails to parse a new statement, the next transaction would fail too if it used the statement's name.
      // So end the turn early only if PostgreSQL has parsed the statement before.
      if (committing && !choice.isNew) leave();
      let answer: StatementResult;
      try {
        const cost = await sent;
        worked?.(cost.worked, cost.grown);
        answer = read(cost);
      } catch (error) {
        const isNotBegun = error instanceof NotBegun;
        // If the thread ended during this statement, count the statement's time.
        if (!isNotBegun) worked?.(performance.now() - began, 0);
        // Retry only if this is the transaction's only statement. The thread's end rolled back any earlier one.
        if (!isNotBegun || opening === undefined || asked > 1) throw error;
        leave();
        const next = await enter();
        // While this call waited for the new turn, the caller may have released the session or sent another statement. Then
        // nobody would end the new turn and its transaction, so leave it here.
        if (isReleased || asked > 1) {
          next.leave();
          throw error;
        }
        ({ thread, leave } = next);
        asked = 0;
        return this.query(text, parameters, around);
      }
      if (choice.isNew && !answer.parsed) thread.statements.forget(text);
      const statementDone = answer.completed.at(committing ? -2 : -1);
      if (definition.test(statementDone?.command ?? '') || answer.error?.code === '0A000') {
        // If this statement ended its turn, another caller may have the connection, and its statements may be refused
        // like this one. So replace the thread instead of dropping its prepared statements.
        if (committing) thread.isWorn = true;
        else await forgetStatements();
      }
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
      isReleased = true;
      // The next caller must never find an earlier transaction or role.
      if (broken || inTransaction) void thread.end();
      leave();
    },
  };
}
