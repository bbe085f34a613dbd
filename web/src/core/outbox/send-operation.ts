import type { DataClient } from '#core/wire/data-client.ts';
import { isConflict } from '#core/rows/row-conflict.ts';
import type { Operation, Refusal, Row, RowValues } from '#core/rows/operation.ts';

/**
 * Result of a sent write: accepted by the server, with the current row; refused, with the reason; or undecided, because the
 * server was unreachable or failing. `createOutbox` then removes the write, keeps it with the reason, or retries.
 */
export type SendResult =
  | { readonly kind: 'taken'; readonly row?: Row | undefined }
  | { readonly kind: 'refused'; readonly refusal: Omit<Refusal, 'at'> }
  | { readonly kind: 'later'; readonly why: 'unreachable' | 'server' };

const notAllowed: SendResult = { kind: 'refused', refusal: { code: '42501', status: 403 } };
const gone: SendResult = { kind: 'refused', refusal: { code: 'gone', status: 404 } };

interface Reply {
  readonly data: unknown;
  readonly error: { readonly code?: string | undefined } | null;
  readonly status: number;
}

/**
 * Sends one write and interprets the response. Every write requests the row back, and only an array counts as success. If
 * the array is empty, a second request reads the row, except after a removal.
 */
export async function sendOperation(client: DataClient, operation: Operation): Promise<SendResult> {
  if (operation.kind !== 'insert' && operation.began) return sendEdit(client, operation, operation.began);
  const answer = judge(await request(client, operation));
  if (answer.kind !== 'taken' || answer.row || operation.kind === 'remove') return answer;
  return lookAgain(client, operation);
}

function request(client: DataClient, { table, rowId, kind, values, userId }: Operation): PromiseLike<Reply> {
  const rows = client.from(table);
  switch (kind) {
    case 'insert':
      // Include the owner. If another person's token were sent by mistake, the server would refuse the row instead of storing
      // it as that person's.
      return rows.upsert({ ...values, id: rowId, user_id: userId }, { onConflict: 'id', ignoreDuplicates: true }).select();
    case 'change':
      return rows.update(values).eq('id', rowId).select();
    case 'remove':
      return rows.delete().eq('id', rowId).select('id');
    case 'put':
      return rows.upsert({ ...values, user_id: userId }, { onConflict: 'user_id' }).select();
  }
}

/**
 * Interprets a response. The server gives each refusal an error code. A 403 without a code therefore comes from an
 * intermediary, such as a proxy, and means that the request did not reach the server.
 */
function judge({ data, error, status }: Reply): SendResult {
  if (Array.isArray(data) && !error) return { kind: 'taken', row: data[0] as Row | undefined };
  if (status >= 500 || status === 408 || status === 429) return { kind: 'later', why: 'server' };
  if (error?.code && status >= 400 && status !== 401) return { kind: 'refused', refusal: { code: error.code, status } };
  return { kind: 'later', why: 'unreachable' };
}

/**
 * How often a sending round sends an edit whose row keeps changing on the server. After that the edit waits for the next
 * round.
 */
const mostAttempts = 3;

/**
 * Sends an edit on condition that the row still has the `updated_at` that the form showed. If the row is newer and the same
 * columns changed, this is a conflict. If only other columns changed, the edit is sent again for the newer version. This way
 * no edit overwrites a change that the person has not seen.
 */
async function sendEdit(client: DataClient, operation: Operation, began: RowValues): Promise<SendResult> {
  const { table, values } = operation;
  const [column, value] = addressOf(operation);
  let version = began['updated_at'];
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (typeof version === 'string') {
      const answer = judge(await client.from(table).update(values).eq(column, value).eq('updated_at', version).select());
      if (answer.kind !== 'taken' || answer.row) return answer;
    }
    const found = judge(await client.from(table).select().eq(column, value).limit(1));
    if (found.kind !== 'taken') return found;
    // If the person's single row was removed, this edit creates it again.
    if (!found.row) return operation.kind === 'put' ? judgeTouched(judge(await request(client, operation))) : gone;
    if (isConflict(values, began, found.row)) {
      return { kind: 'refused', refusal: { code: 'conflict', status: 409, theirs: found.row } };
    }
    const newer = found.row['updated_at'];
    if (newer === undefined) return judgeTouched(judge(await request(client, operation)));
    if (newer === version) return notAllowed;
    version = newer;
  }
  return { kind: 'later', why: 'server' };
}

/** The column and value that identify the row of a write. */
function addressOf({ kind, rowId, userId }: Operation): readonly [column: string, value: string] {
  return kind === 'put' ? ['user_id', userId] : ['id', rowId];
}

/** Interprets a write to a row that exists: if the server changed no row, row-level security forbids the write. */
function judgeTouched(answer: SendResult): SendResult {
  return answer.kind === 'taken' && !answer.row ? notAllowed : answer;
}

/**
 * Reads the row after a write that touched no row. A duplicate insert succeeds if the row exists. A change is refused: the
 * row is gone, or row-level security silently forbids the change.
 */
async function lookAgain(client: DataClient, operation: Operation): Promise<SendResult> {
  const { table, kind } = operation;
  const [column, value] = addressOf(operation);
  const found = judge(await client.from(table).select().eq(column, value).limit(1));
  if (found.kind !== 'taken') return found;
  if (kind === 'insert') return found.row ? found : { kind: 'refused', refusal: { code: '23505', status: 409 } };
  return found.row ? notAllowed : gone;
}
