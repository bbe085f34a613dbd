import type { Transaction } from '#database/port.ts';

/**
 * Makes a dead letter due again, for one more run: its handler sees `revived` in the payload, and may give it up anew. Answers its kind; undefined where
 * there was no such dead letter.
 */
export async function reviveJob(transaction: Transaction, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    `update server.jobs set dead_at = null, run_at = $2, scheduled_at = $2, attempts = 0, payload = payload || '{"revived": true}'
     where id = $1 and dead_at is not null returning kind`,
    [id, now],
  );
  return rows[0]?.kind;
}
