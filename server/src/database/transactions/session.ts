import type { Result } from '../port.ts';

/** One connection, for as long as one transaction has it to itself. Statements run in the order in which they are given. */
export interface Session {
  /** Whether the connection is gone, and with it the transaction: there is nothing left to roll back. */
  readonly isLost: boolean;
  /** Runs one statement; `opening`, when given, is run before it in the same round trip. */
  query<Row>(text: string, parameters: readonly unknown[], opening?: string): Promise<Result<Row>>;
  /** Runs several statements, of which no role's limit ends one too early, and answers the command tag of the last, such as 'COMMIT'. */
  script(text: string): Promise<string>;
  /** Gives the connection to the next who waits; `broken` when what state it is in cannot be told. */
  release(broken: boolean): void;
}
