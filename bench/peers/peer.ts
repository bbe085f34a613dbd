import type { Client, Options } from 'autocannon';

/** A server under test, with the same two operations over HTTP, each as a signed-in user whose rights the server checks. */
export interface Peer {
  readonly name: string;
  /** Lists thirty of the user's rows by date, from a table with the rows of all users. */
  readonly list: Request;
  /** Adds one row of the user. */
  readonly insert: Request;
  stop(): Promise<void>;
}

/** The request for autocannon; `asPerson` gives the n-th connection its user. */
export interface Request {
  readonly url: string;
  readonly options: Omit<Options, 'url'>;
  readonly asPerson: (client: Client, connection: number) => void;
}

/** The rows in each server's table, the users who own them, and the users who send requests concurrently. */
export const scale = { rows: 100_000, people: 100, asking: 16 } as const;

/** The range of days whose thirty newest rows are queried: three days of ten rows. */
export const span = { from: '2026-03-01', to: '2026-03-03', first: '2026-01-01', added: '2026-11-21' } as const;
