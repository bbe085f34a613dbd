import type { Result } from '../port.ts';
import { rolledBackError } from '../transactions/database-errors.ts';
import type { Around, Session } from '../transactions/session.ts';
import { NotBegun, type EngineResponse, type EngineThread } from './engine-thread.ts';
import { readResult, scriptMessages, statementMessages, type StatementResult } from './wire.ts';
import type { Batch } from './worker-messages.ts';

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

/** A turn on the one connection. `leave` lets the next in line send to the thread. */
export interface Turn {
  thread: EngineThread;
  leave: () => void;
}

/**
 * A session on the one connection of the embedded engine, which has it for as long as it has the turn. It keeps to one thread: should that end, no later statement may run on its
 * successor, where neither transaction nor role would stand. A statement that ends its transaction gives the turn away as soon as it is sent, since whatever is sent behind it runs
 * behind it: the engine need not wait for this thread between two transactions. `enter` takes another turn. `notify` is given what committed transactions said.
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
    // The memory may be full of what an earlier statement left, such as cached time zones: a new thread begins without.
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
      const { opening, committing, worked } = around;
      const choice = thread.statements.choose(text);
      const messages = {
        before: opening === undefined ? undefined : scriptMessages(opening),
        statement: statementMessages(text, parameters, choice),
        after: committing ? scriptMessages('commit') : undefined,
      };
      asked += 1;
      const began = performance.now();
      const sent = thread.send(messages, limits.statement);
      // The next transaction may use prepared statements, so wait for one that PostgreSQL has yet to parse.
      if (committing && !choice.isNew) leave();
      let answer: StatementResult;
      try {
        const cost = await sent;
        worked?.(cost.worked, cost.grown);
        answer = read(cost);
      } catch (error) {
        const isNotBegun = error instanceof NotBegun;
        // What the thread was at when it ended.
        if (!isNotBegun) worked?.(performance.now() - began, 0);
        // Another statement of this transaction may be lost with the thread, so only a transaction's only one is sent again.
        if (!isNotBegun || opening === undefined || asked > 1) throw error;
        leave();
        const next = await enter();
        // A caller that gave up meanwhile, or that used a thread that has ended, would leave this turn and its transaction open.
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
        // Somebody else may have the turn by now, and their statements may be refused like this one.
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
      // The next in the queue must never find a transaction, or a role, that somebody left behind.
      if (broken || inTransaction) void thread.end();
      leave();
    },
  };
}
