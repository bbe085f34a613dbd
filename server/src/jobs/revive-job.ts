import type { Database } from '#database/port.ts';

/**
 * Makes a dead letter due again, for one more run: its handler sees `revived` in the payload, and may give it up anew. Answers whether there was
 * such a dead letter.
 */
export async function reviveJob(database: Database, id: string, now: Date): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish(
      `update server.jobs set dead_at = null, run_at = $2, reckoned_at = $2, attempts = 0, payload = payload || '{"revived": true}'
       where id = $1 and dead_at is not null`,
      [id, now],
    ),
  );
  return count > 0;
}
