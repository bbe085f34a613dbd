import type { DataClient } from '#core/wire/data-client.ts';
import type { Operation, Refusal, Row } from './operation.ts';

/**
 * What became of a sent write: taken by the server, with the row as it stands there now; refused, with the reason; or not
 * decided, because nobody answered or the server is in trouble, so that it is tried again.
 */
export type Answer =
  | { readonly kind: 'taken'; readonly row?: Row | undefined }
  | { readonly kind: 'refused'; readonly refusal: Omit<Refusal, 'at'> }
  | { readonly kind: 'later'; readonly why: 'unreachable' | 'server' };

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

/**
 * The server touched no row. After an insert: it had come before, so it must be there. After a change: it is gone, or it is
 * there and the person may not change it (row-level security hides a row from a change without a word).
 */
async function lookAgain(client: DataClient, { table, rowId, kind, userId }: Operation): Promise<Answer> {
  const [column, value] = kind === 'put' ? ['user_id', userId] : ['id', rowId];
  const found = judge(await client.from(table).select().eq(column, value).limit(1));
  if (found.kind !== 'taken') return found;
  if (kind === 'insert') return found.row ? found : { kind: 'refused', refusal: { code: '23505', status: 409 } };
  return { kind: 'refused', refusal: found.row ? { code: '42501', status: 403 } : { code: 'gone', status: 404 } };
}
