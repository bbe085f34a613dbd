import type { Result, Worked } from '../port.ts';

/** What a statement takes along with it. */
export interface Around {
  opening?: string | undefined;
  committing?: boolean | undefined;
  worked?: Worked | undefined;
}

/** One connection, for as long as one transaction has it to itself. Statements run in the order in which they are given. */
export interface Session {
  /** Whether the connection is gone, and with it the transaction: there is nothing left to roll back. */
  readonly isLost: boolean;
  /**
   * Runs one statement; `opening`, when given, is run before it in the same round trip, and with `committing` a commit after it. That ends
   * the transaction in any case: when the statement failed, by rolling back.
   */
  query<Row>(text: string, parameters: readonly unknown[], around?: Around): Promise<Result<Row>>;
  /** Runs several statements, of which no role's limit ends one too early, and answers the command tag of the last, such as 'COMMIT'. */
  script(text: string): Promise<string>;
  /** Gives the connection to the next who waits; `broken` when what state it is in is unknown. */
  release(broken: boolean): void;
}
