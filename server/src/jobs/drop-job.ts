import type { Database } from '#database/port.ts';

/** Removes a dead letter. Answers whether there was one: what is still owed cannot be dropped. */
export async function dropJob(database: Database, id: string): Promise<boolean> {
  const { count } = await database.asOwner((transaction) =>
    transaction.finish('delete from server.jobs where id = $1 and dead_at is not null', [id]),
  );
  return count > 0;
}
