import type { Transaction } from '#database/port.ts';

/**
 * Makes a dead letter due again, for one more run: its handler sees `revived` in the payload, and may give it up again.
 * Returns the job's kind, or undefined if there is no such dead letter.
 */
export async function reviveJob(transaction: Transaction, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    `update server.jobs set dead_at = null, run_at = $2, scheduled_at = $2, attempts = 0, payload = payload || '{"revived": true}'
     where id = $1 and dead_at is not null returning kind`,
    [id, now],
  );
  return rows[0]?.kind;
}

/** Removes a dead letter. Returns its kind, or undefined if there is none: a pending job cannot be dropped. */
export async function dropJob(transaction: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    'delete from server.jobs where id = $1 and dead_at is not null returning kind',
    [id],
  );
  return rows[0]?.kind;
}
