import type { Row } from '#core/outbox/operation.ts';
import { settleRows, type Settled } from './settle-rows.ts';

/** How many rows of a table are remembered: what one person writes between two answers of the server. */
const most = 200;
const taken = new Map<string, readonly Row[]>();
const none: readonly Row[] = [];

/**
 * The rows of a table that the server took since this tab opened. A question that it has not answered yet is shown with them: what was
 * written offline on a day that is not on this device would vanish between its arrival there and the answer.
 */
export function rowsTaken(userId: string, table: string): readonly Row[] {
  return taken.get(`${userId}/${table}`) ?? none;
}

/** Takes over what the server just took. */
export function noteRowTaken(userId: string, settled: Settled): void {
  const rows = settleRows(rowsTaken(userId, settled.operation.table), { kind: 'all' }, settled);
  taken.set(`${userId}/${settled.operation.table}`, rows.slice(-most));
}

/** Forgets all of them, as whoever signs out leaves nothing behind. */
export function forgetRowsTaken(): void {
  taken.clear();
}
