import type { Transaction } from '#database/port.ts';

/** Removes a dead letter. Answers its kind; undefined where there was none: what is still owed cannot be dropped. */
export async function dropJob(transaction: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ kind: string }>(
    'delete from server.jobs where id = $1 and dead_at is not null returning kind',
    [id],
  );
  return rows[0]?.kind;
}
