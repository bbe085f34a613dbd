import type { Client, Options } from 'autocannon';

/** A server under test. All servers offer the same two operations over HTTP, and check the rights of the signed-in user. */
export interface Peer {
  readonly name: string;
  /** Lists thirty of the user's rows by date. The table also contains the rows of all other users. */
  readonly list: Request;
  /** Adds one row of the user. */
  readonly insert: Request;
  stop(): Promise<void>;
}

/** The request for autocannon. `asPerson` sets the user of the n-th connection. */
export interface Request {
  readonly url: string;
  readonly options: Omit<Options, 'url'>;
  readonly asPerson: (client: Client, connection: number) => void;
}

/** The number of rows in each server's table, of users who own them, and of users who send requests concurrently. */
export const scale = { rows: 100_000, people: 100, asking: 16 } as const;

/** The queried range of three days with ten rows each, the first day with rows, and the date of inserted rows. */
export const span = { from: '2026-03-01', to: '2026-03-03', first: '2026-01-01', added: '2026-11-21' } as const;
