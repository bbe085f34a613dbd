import { DatabaseError, type Result, type Transaction } from '../port.ts';
import type { Session } from './session.ts';

/**
 * Runs work in one transaction of a session and releases the session. Begins with the first statement, so that work without any costs nothing.
 * Rejects with 25P03, and rolls back, when work leaves the transaction idle for `idleMilliseconds`; with 25P02 when work swallowed
 * the error of a statement, since PostgreSQL then rolls back what work believes to have committed.
 */
export async function runTransaction<T>(
  session: Session,
  opening: string,
  work: (transaction: Transaction) => Promise<T>,
  idleMilliseconds: number,
): Promise<T> {
  let begun = false;
  let broken = false;
  let running = 0;
  let over: DatabaseError | undefined;
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (error: DatabaseError) => void = () => {};
  const idleTooLong = new Promise<never>((_, reject) => (giveUp = reject));

  const watchIdleness = () => {
    timer = setTimeout(() => {
      over = idleError(idleMilliseconds);
      giveUp(over);
    }, idleMilliseconds);
  };

  const transaction: Transaction = {
    async query<Row>(text: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
      if (over) throw over;
      clearTimeout(timer);
      running += 1;
      const first = !begun;
      begun = true;
      try {
        return await session.query<Row>(text, parameters, first ? opening : undefined);
      } finally {
        running -= 1;
        if (running === 0 && !over) watchIdleness();
      }
    },
  };

  watchIdleness();
  try {
    const value = await Promise.race([work(transaction), idleTooLong]);
    over = closedError();
    clearTimeout(timer);
    if (begun) await commit(session);
    return value;
  } catch (error) {
    over ??= closedError();
    clearTimeout(timer);
    // When even the rollback fails, the connection is given up, which rolls back too; the first error is the one that tells why.
    if (begun && !session.isLost) await session.script('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    session.release(broken || session.isLost);
  }
}

async function commit(session: Session): Promise<void> {
  if ((await session.script('commit')) === 'COMMIT') return;
  throw new DatabaseError({
    code: '25P02',
    message: 'The transaction was rolled back, because one of its statements had failed.',
    hint: 'Let the error of a failed statement reject the work of its transaction.',
  });
}

const closedError = () =>
  new DatabaseError({
    code: '25P01',
    message: 'This transaction is over; a query was sent to it after its work had ended.',
  });

const idleError = (milliseconds: number) =>
  new DatabaseError({
    code: '25P03',
    message: `The transaction was rolled back, because it waited ${String(milliseconds)} ms for something other than its own queries.`,
    hint: 'Do slow things before or after a transaction, never within it, and never open a second one inside the first.',
  });
