import type { Client, Options } from 'autocannon';

/** A server that the same two operations are asked of, over HTTP, each as a signed-in person whose rights the server checks. */
export interface Peer {
  readonly name: string;
  /** Thirty rows of the person by date, out of all rows of everybody. */
  readonly list: Request;
  /** One row of the person. */
  readonly insert: Request;
  stop(): Promise<void>;
}

/** What autocannon sends; `asPerson` gives the n-th connection its person. */
export interface Request {
  readonly url: string;
  readonly options: Omit<Options, 'url'>;
  readonly asPerson: (client: Client, connection: number) => void;
}

/** How much lies in each server's table, and how many people ask at once. */
export const scale = { rows: 100_000, people: 100, asking: 16 } as const;

/** The span of days whose thirty newest rows are asked for: three days of ten rows. */
export const span = { from: '2026-03-01', to: '2026-03-03', first: '2026-01-01', added: '2026-11-21' } as const;
