import { removeRows } from '#core/batches/remove-rows.ts';
import { batchesOf, sendRows } from '#core/batches/send-rows.ts';
import { refetchRows } from '#core/row-cache/apply-write-to-cache.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { writeInstant } from '#lib/instant.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { appointments } from '../appointments.ts';
import type { FiledRow } from './appointments-of-file.ts';

const { table } = appointments;

export interface AddedAppointments {
  /** How many rows were added. */
  readonly added: number;
  /** How many rows the server refused. */
  readonly refused: number;
  /**
   * The ids that the sent rows may have: each row's id, and the id to use if another account already has that id. A row whose
   * response was lost may exist, so an undo removes all of them.
   */
  readonly sent: readonly string[];
  readonly end: Awaited<ReturnType<typeof sendRows>>['end'];
}

/**
 * Adds rows at the server, many in one request, because a device would need hours to send thousands one by one. If another
 * account already uses a row's id, the row gets an id derived from its id and `seed`.
 */
export async function addAppointments(rows: readonly FiledRow[], seed: string): Promise<AddedAppointments> {
  const userId = currentUserId() ?? '';
  const sent: string[] = [];
  let added = 0;
  let refused = 0;
  let end: AddedAppointments['end'] = 'whole';
  const created_at = writeInstant(new Date());
  const otherId = (id: string) => derivedUuid(id, seed);
  for (const batch of batchesOf(rows.map((row) => ({ ...row, created_at })))) {
    sent.push(...batch.flatMap(({ id }) => [id, otherId(id)]));
    const answer = await sendRows(dataClient(), table, batch, { userId, otherId });
    added += answer.taken.length;
    refused += answer.refused.length;
    end = answer.end;
    if (end !== 'whole') break;
  }
  void refetchRows(userId, [table]);
  return { added, refused, sent, end };
}

/** Removes added rows again. Returns the ids of rows that may remain, because the server was unreachable. */
export async function removeAppointments(ids: readonly string[]): Promise<readonly string[]> {
  const { left } = await removeRows(dataClient(), table, ids);
  void refetchRows(currentUserId() ?? '', [table]);
  return left;
}
