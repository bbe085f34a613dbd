import { DatabaseError, type Result, type ScriptTransaction, type Worked } from '../port.ts';
import { rolledBackError } from './database-errors.ts';
import type { Opening } from './opening.ts';

export interface Around {
  opening?: Opening | undefined;
  committing?: boolean | undefined;
  worked?: Worked | undefined;
}

/** One connection, reserved for one transaction. Statements run in the order of the calls. */
export interface Session {
  /** Whether the connection is lost. Its transaction is lost with it, so there is nothing to roll back. */
  readonly isLost: boolean;
  /**
   * Runs one statement. `opening` runs before it in the same round trip. With `committing`, a commit follows the
   * statement and always ends the transaction; if the statement failed, PostgreSQL rolls back instead.
   */
  query<Row>(text: string, parameters: readonly unknown[], around?: Around): Promise<Result<Row>>;
  /** Runs several statements without a role's time limit, and returns the last command tag, such as 'COMMIT'. */
  script(text: string): Promise<string>;
  /** Releases the connection for the next caller. `broken` means that its state is unknown, so it must not be reused. */
  release(broken: boolean): void;
}

/**
 * Runs `work` in one transaction of a session, and then releases the session. The transaction begins with the first
 * statement, so work without statements costs nothing. If `work` leaves the transaction idle for `idleMilliseconds`,
 * rolls back and rejects with 25P03. If `work` swallows a statement's error, rejects with 25P02: PostgreSQL then rolls
 * back at the commit, although `work` seemed to succeed.
 */
export async function runTransaction<T>(
  session: Session,
  opening: Opening,
  work: (transaction: ScriptTransaction) => Promise<T>,
  idleMilliseconds: number,
  worked?: Worked,
): Promise<T> {
  /** 'fresh': no statement was sent. 'begun': the transaction has begun. 'ended': the last statement included the commit. */
  let stage: 'fresh' | 'begun' | 'ended' = 'fresh';
  let broken = false;
  let running = 0;
  let over: (() => DatabaseError) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (error: DatabaseError) => void = () => {};
  const idleTooLong = new Promise<never>((_, reject) => (giveUp = reject));

  const watchIdleness = () => {
    timer = setTimeout(() => {
      over = () => idleError(idleMilliseconds);
      giveUp(over());
    }, idleMilliseconds);
  };

  const run = async <Returned>(
    committing: boolean,
    ask: (opening: Opening | undefined) => Promise<Returned>,
  ): Promise<Returned> => {
    if (over) throw over();
    clearTimeout(timer);
    running += 1;
    const first = stage === 'fresh' ? opening : undefined;
    stage = committing ? 'ended' : 'begun';
    // From here on, refuse further statements: they would run outside the transaction.
    if (committing) over = closedError;
    try {
      return await ask(first);
    } finally {
      running -= 1;
      if (running === 0 && (committing || !over)) watchIdleness();
    }
  };
  const query =
    (committing: boolean) =>
    <Row>(text: string, parameters: readonly unknown[] = []) =>
      run(committing, (first) => session.query<Row>(text, parameters, { opening: first, committing, worked }));
  const transaction: ScriptTransaction = {
    query: query(false),
    finish: query(true),
    script: async (text) => {
      await run(false, (first) => session.script(first === undefined ? text : `${first.script};\n${text}`));
    },
  };
  const inTransaction = () => stage === 'begun';

  watchIdleness();
  try {
    const value = await Promise.race([work(transaction), idleTooLong]);
    over = closedError;
    clearTimeout(timer);
    if (inTransaction()) await commit(session);
    return value;
  } catch (error) {
    over ??= closedError;
    clearTimeout(timer);
    // If the rollback fails too, discard the connection, which also rolls back. Throw the first error, because it names
    // the cause.
    if (inTransaction() && !session.isLost) await session.script('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    session.release(broken || session.isLost);
  }
}

async function commit(session: Session): Promise<void> {
  if ((await session.script('commit')) !== 'COMMIT') throw rolledBackError();
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

/**
 * Runs a script of several statements in one transaction of a session, and then releases the session. At the first
 * error, rolls back and rejects.
 */
export async function runScriptIn(session: Session, opening: Opening, script: string): Promise<void> {
  let broken = false;
  try {
    // The line break before `;commit` ends a comment that may be on the script's last line.
    await session.script(`${opening.script};\n${script}\n;commit`);
  } catch (error) {
    if (!session.isLost) await session.script('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    session.release(broken || session.isLost);
  }
}
