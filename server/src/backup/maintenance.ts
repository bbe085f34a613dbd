import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';

/** Work of the operator's on the whole database, of which the last time is kept. */
export type Maintenance = 'backup' | 'restore';

/** Records that a backup or a restore is done. A database that an older version made has no place for it, which is no reason to fail. */
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

/** The last time that it was done; undefined when it never was, or nobody knows. */
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
