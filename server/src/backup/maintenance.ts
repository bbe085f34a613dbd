import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';

/** Operator tasks on the whole database whose last run is recorded. */
export type Maintenance = 'backup' | 'restore';

/** Records that a backup or a restore is done. Does nothing in a database of an older version, which lacks the table. */
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

/** The last run, or undefined if none is recorded. */
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
