import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';

/** The operator's tasks on the whole database. The database records when each was last done. */
export type Maintenance = 'backup' | 'restore';

/** Records that a backup or restore is done. Does nothing if the database is from an older version without the table. */
export async function recordMaintenance(
  transaction: Transaction,
  kind: Maintenance,
  finishedAt: Date,
  id: string = randomUUID(),
): Promise<void> {
  if (!(await isRecorded(transaction))) return;
  await transaction.query(
    `insert into server.maintenance (kind, id, finished_at) values ($1, $2, $3)
     on conflict (kind) do update set id = excluded.id, finished_at = excluded.finished_at`,
    [kind, id, finishedAt],
  );
}

/** Returns the last recorded backup or restore; undefined if there is none. */
export async function lastMaintenance(
  transaction: Transaction,
  kind: Maintenance,
): Promise<{ id: string; finishedAt: Date } | undefined> {
  if (!(await isRecorded(transaction))) return undefined;
  const { rows } = await transaction.query<{ id: string; finishedAt: Date }>(
    'select id, finished_at as "finishedAt" from server.maintenance where kind = $1',
    [kind],
  );
  return rows[0];
}

async function isRecorded(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query<{ made: boolean }>(
    `select to_regclass('server.maintenance') is not null as made`,
  );
  return rows[0]?.made ?? false;
}
