import type { Refusal, Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';

interface Sender {
  readonly userId: string;
  /** The id that a row gets when its own is somebody else's. */
  readonly otherId: (id: string) => string;
}

interface Sent {
  /** The rows that are there now: under which id they were sent, and under which they stand. */
  readonly taken: readonly { readonly sent: string; readonly as: string }[];
  readonly refused: readonly { readonly row: Row; readonly refusal: Refusal }[];
  /** Nobody answered, the server was in trouble, or it takes no more for now (`paused`): what is in neither list was not decided. */
  readonly end: 'whole' | Undecided;
}

type Undecided = 'cut' | 'paused';

/** An id that is somebody else's, or a row of which there is one a person. */
const isTaken = '23505';
/** The status of a limit: asked again later, the server says otherwise. */
export const tooMuchForNow = 429;
/** Answers that would be the same for every row of the table. */
const ofTheWholeTable = ['AF001', 'CN001', 'PGRST204', 'PGRST205', '42P01', '42703'];

/**
 * Adds rows in one request: all or none. A row that is there already is left as it is (`ignore-duplicates`), so that sending twice adds nothing. Where an id
 * is somebody else's, all are sent under other ids. When the server refuses the whole, its halves are sent, until each refused row is known by itself.
 */
export async function sendRows(client: DataClient, table: string, rows: readonly Row[], sender: Sender): Promise<Sent> {
  const refusal = await add(client, table, rows, sender.userId);
  if (isUndecided(refusal)) return { taken: [], refused: [], end: refusal };
  if (refusal === null) return { taken: rows.map(({ id }) => ({ sent: id, as: id })), refused: [], end: 'whole' };
  if (refusal.code === isTaken) {
    const renamed = rows.map((row) => ({ ...row, id: sender.otherId(row.id) }));
    const again = await add(client, table, renamed, sender.userId);
    if (isUndecided(again)) return { taken: [], refused: [], end: again };
    if (again === null)
      return { taken: rows.map(({ id }) => ({ sent: id, as: sender.otherId(id) })), refused: [], end: 'whole' };
  }
  if (rows.length === 1 || ofTheWholeTable.includes(refusal.code))
    return { taken: [], refused: rows.map((row) => ({ row, refusal })), end: 'whole' };
  const middle = Math.ceil(rows.length / 2);
  const first = await sendRows(client, table, rows.slice(0, middle), sender);
  if (first.end !== 'whole') return first;
  const second = await sendRows(client, table, rows.slice(middle), sender);
  return {
    taken: [...first.taken, ...second.taken],
    refused: [...first.refused, ...second.refused],
    end: second.end,
  };
}

const isUndecided = (refusal: Refusal | Undecided | null): refusal is Undecided => refusal === 'cut' || refusal === 'paused';

/** Null when all are there. */
async function add(
  client: DataClient,
  table: string,
  rows: readonly Row[],
  userId: string,
): Promise<Refusal | Undecided | null> {
  const { error, status } = await client.from(table).upsert(
    // With their owner: should another person's token go with them, the server refuses them.
    rows.map((row) => ({ ...row, user_id: userId })),
    { onConflict: 'id', ignoreDuplicates: true, defaultToNull: false },
  );
  if (!error && status >= 200 && status < 300) return null;
  if (status === tooMuchForNow) return 'paused';
  if (!error?.code || status < 400 || !isDecided(status)) return 'cut';
  return { code: error.code, status, at: '' };
}

/**
 * Whether an answer with this status decides what was asked, be it by a refusal. Not when nobody answered (0), the session was not known, or the server was too
 * busy or in trouble: asked again, it may say otherwise.
 */
export function isDecided(status: number): boolean {
  return status >= 200 && status < 500 && ![401, 408, 429].includes(status);
}
