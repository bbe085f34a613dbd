import type { DataClient } from '#core/wire/data-client.ts';
import { isConflict } from '#core/rows/compare-columns.ts';
import type { Operation, Refusal, Row, RowValues } from '#core/rows/operation.ts';

/**
 * What became of a sent write: taken by the server, with the row as it stands there now; refused, with the reason; or not
 * decided, because nobody answered or the server is in trouble, so that it is tried again.
 */
export type Answer =
  | { readonly kind: 'taken'; readonly row?: Row | undefined }
  | { readonly kind: 'refused'; readonly refusal: Omit<Refusal, 'at'> }
  | { readonly kind: 'later'; readonly why: 'unreachable' | 'server' };

const notAllowed: Answer = { kind: 'refused', refusal: { code: '42501', status: 403 } };
const gone: Answer = { kind: 'refused', refusal: { code: 'gone', status: 404 } };

interface Reply {
  readonly data: unknown;
  readonly error: { readonly code?: string | undefined } | null;
  readonly status: number;
}

/**
 * Sends one write and judges the answer. Every write asks for the row back, and only an array counts as the server's yes. No
 * row back isn't a yes yet: then the row itself is looked at.
 */
export async function sendOperation(client: DataClient, operation: Operation): Promise<Answer> {
  if (operation.kind !== 'insert' && operation.began) return sendEdit(client, operation, operation.began);
  const answer = judge(await request(client, operation));
  if (answer.kind !== 'taken' || answer.row || operation.kind === 'remove') return answer;
  return lookAgain(client, operation);
}

function request(client: DataClient, { table, rowId, kind, values, userId }: Operation): PromiseLike<Reply> {
  const rows = client.from(table);
  switch (kind) {
    case 'insert':
      // With its owner: should another person's token go with it, the server refuses it rather than keep it as theirs.
      return rows.upsert({ ...values, id: rowId, user_id: userId }, { onConflict: 'id', ignoreDuplicates: true }).select();
    case 'change':
      return rows.update(values).eq('id', rowId).select();
    case 'remove':
      return rows.delete().eq('id', rowId).select('id');
    case 'put':
      return rows.upsert({ ...values, user_id: userId }, { onConflict: 'user_id' }).select();
  }
}

function judge({ data, error, status }: Reply): Answer {
  if (Array.isArray(data) && !error) return { kind: 'taken', row: data[0] as Row | undefined };
  if (status >= 500 || status === 408 || status === 429) return { kind: 'later', why: 'server' };
  if (error?.code && status >= 400 && status !== 401) return { kind: 'refused', refusal: { code: error.code, status } };
  return { kind: 'later', why: 'unreachable' };
}

/** How often an edit is sent again because its row changed during sending; then it waits for the next pass. */
const mostAttempts = 3;

/**
 * Sends an edit on condition that the row still has the `updated_at` that the form showed. If the row is newer, it is a conflict where the same columns
 * changed elsewhere; otherwise the edit is sent again for the newer version. So no version is overwritten unseen.
 */
async function sendEdit(client: DataClient, operation: Operation, began: RowValues): Promise<Answer> {
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

/** The column and the value by which the server finds the row of a write. */
function addressOf({ kind, rowId, userId }: Operation): readonly [column: string, value: string] {
  return kind === 'put' ? ['user_id', userId] : ['id', rowId];
}

/** The row exists, so if the server changed nothing, row-level security forbids the change. */
function judgeTouched(answer: Answer): Answer {
  return answer.kind === 'taken' && !answer.row ? notAllowed : answer;
}

/**
 * The server touched no row. After an insert: it had come before, so it must be there. After a change: it is gone, or it is
 * there and the person may not change it (row-level security hides a row from a change without a word).
 */
async function lookAgain(client: DataClient, operation: Operation): Promise<Answer> {
  const { table, kind } = operation;
  const [column, value] = addressOf(operation);
  const found = judge(await client.from(table).select().eq(column, value).limit(1));
  if (found.kind !== 'taken') return found;
  if (kind === 'insert') return found.row ? found : { kind: 'refused', refusal: { code: '23505', status: 409 } };
  return found.row ? notAllowed : gone;
}
