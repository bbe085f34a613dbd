import type { Refusal, Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';

interface Sender {
  readonly userId: string;
  /** Returns the id under which to insert a row if another account uses the row's own id. */
  readonly otherId: (id: string) => string;
}

interface Sent {
  /** Inserted rows: the id in the request and the id in the database. */
  readonly taken: readonly { readonly sent: string; readonly as: string }[];
  readonly refused: readonly { readonly row: Row; readonly refusal: Refusal }[];
  /**
   * `whole`: the server decided about every row. `cut`: the server was unreachable or failed. `paused`: rate limit. After
   * `cut` or `paused`, a row in neither list may be in the database or not.
   */
  readonly end: 'whole' | Undecided;
}

type Undecided = 'cut' | 'paused';

/** unique_violation: another account has the id, or the user already has a row in a table with one row per user. */
const isTaken = '23505';
export const tooMuchForNow = 429;
/**
 * Error codes that concern the whole table or account, such as a missing consent. After such a code the batch is not split,
 * because the server would refuse each row for the same reason.
 */
const ofTheWholeTable = ['AF001', 'CN001', 'PGRST204', 'PGRST205', '42P01', '42703'];

/**
 * Inserts rows in one request: all or none. Existing rows stay (`ignore-duplicates`), so a repeated request adds nothing. If
 * another account uses one of the ids, sends all rows again under other ids. If the server refuses the batch, sends its
 * halves until each refused row is isolated.
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

/** Inserts rows in one request. Returns null if all rows exist afterwards. */
async function add(
  client: DataClient,
  table: string,
  rows: readonly Row[],
  userId: string,
): Promise<Refusal | Undecided | null> {
  const { error, status } = await client.from(table).upsert(
    // Name the owner, so that the server refuses the rows if the request carries another user's token.
    rows.map((row) => ({ ...row, user_id: userId })),
    { onConflict: 'id', ignoreDuplicates: true, defaultToNull: false },
  );
  if (!error && status >= 200 && status < 300) return null;
  if (status === tooMuchForNow) return 'paused';
  if (!error?.code || status < 400 || !isDecided(status)) return 'cut';
  return { code: error.code, status, at: '' };
}

/**
 * Whether a response is final, even if it is a refusal. A retry may succeed if the server was unreachable (0), did not
 * know the session, was busy or failed. Such a response is not final.
 */
export function isDecided(status: number): boolean {
  return status >= 200 && status < 500 && ![401, 408, 429].includes(status);
}

/** The limits of one request, in rows and characters. They are well below the server's body limit. */
const mostRows = 200;
const mostLetters = 200_000;

/** Splits the rows, in order, into batches that fit into one request each. */
export function batchesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= mostRows || letters + length > mostLetters) {
      batches.push([row]);
      letters = length;
    } else {
      last.push(row);
      letters += length;
    }
  }
  return batches;
}
