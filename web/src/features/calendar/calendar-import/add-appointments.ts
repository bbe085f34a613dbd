import { batchesOf, sendRows } from '#core/batches/send-rows.ts';
import { refetchRows } from '#core/row-cache/apply-write-to-cache.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { writeInstant } from '#lib/instant.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { appointments } from '../appointments.ts';
import type { FiledRow } from './appointments-of-file.ts';

const { table } = appointments;
/** The number of ids that fit into one URL. */
const idsAtOnce = 100;

export interface AddedAppointments {
  /** The ids of the added rows. */
  readonly ids: readonly string[];
  /** How many rows the server refused. */
  readonly refused: number;
  /** Whether the server answered about every row. */
  readonly isWhole: boolean;
}

/** Adds rows at the server, many in one request, because a device would need hours to send thousands one by one. */
export async function addAppointments(rows: readonly FiledRow[], rowSeed: string): Promise<AddedAppointments> {
  const userId = currentUserId() ?? '';
  const ids: string[] = [];
  let refused = 0;
  let isWhole = true;
  const created_at = writeInstant(new Date());
  const otherId = (id: string) => derivedUuid(id, rowSeed);
  for (const batch of batchesOf(rows.map((row) => ({ ...row, created_at })))) {
    const { taken, refused: declined, end } = await sendRows(dataClient(), table, batch, { userId, otherId });
    ids.push(...taken.map(({ as }) => as));
    refused += declined.length;
    isWhole = end === 'whole';
    if (!isWhole) break;
  }
  void refetchRows(userId, [table]);
  return { ids, refused, isWhole };
}

/** Removes added rows again. Returns the ids that are still there, because the server could not be reached. */
export async function removeAppointments(ids: readonly string[]): Promise<readonly string[]> {
  const userId = currentUserId() ?? '';
  let done = 0;
  while (done < ids.length) {
    const { error } = await dataClient()
      .from(table)
      .delete()
      .in('id', ids.slice(done, done + idsAtOnce));
    if (error) break;
    done += idsAtOnce;
  }
  void refetchRows(userId, [table]);
  return ids.slice(done);
}
