import { serialize } from 'pg-protocol';
import { Parser } from 'pg-protocol/dist/parser.js';
import type {
  BackendMessage,
  CommandCompleteMessage,
  DataRowMessage,
  DatabaseError as WireError,
  NotificationResponseMessage,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js';
import type { DatabaseError, Result } from '../port.ts';
import { databaseErrorOf } from '../transactions/database-errors.ts';
import { decoderOf } from '../values/decode-value.ts';
import { encodeParameter } from '../values/encode-parameter.ts';
import type { Choice } from './statement-cache.ts';

/** Serializes the messages that run a script: several statements, without parameters. */
export function scriptMessages(text: string): Uint8Array {
  return serialize.query(text);
}

/**
 * Serializes the messages that run one statement with parameters. `choice` says whether the statement is prepared under
 * a name.
 */
export function statementMessages(
  text: string,
  parameters: readonly unknown[],
  { name, isNew, dropped }: Choice,
): Uint8Array {
  return Buffer.concat([
    ...dropped.map((kept) => serialize.close({ type: 'S', name: kept })),
    ...(isNew ? [serialize.parse({ text, name, types: [] })] : []),
    serialize.bind({ statement: name, values: parameters.map(encodeParameter) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
}

export interface Completed {
  /** The command tag, such as 'COMMIT' or 'INSERT 0 1'. */
  command: string;
  result: Result<Record<string, unknown>>;
}

/** PostgreSQL's response to one or more messages. */
export interface StatementResult {
  /** The first error; later statements of the same script did not run. */
  error: DatabaseError | undefined;
  /** The results of the successful statements, in order. */
  completed: Completed[];
  /** Whether a transaction is still open. */
  inTransaction: boolean;
  /** Committed notifications on the listened channels, in order. */
  notifications: { channel: string; payload: string }[];
  /** Whether PostgreSQL parsed a statement. A named statement is then prepared, even if its execution failed. */
  parsed: boolean;
}

/** Parses a response's bytes, chunk by chunk. */
export function readResult(parts: readonly Uint8Array[]): StatementResult {
  const answer: StatementResult = {
    error: undefined,
    completed: [],
    inTransaction: false,
    notifications: [],
    parsed: false,
  };
  let columns: Column[] = [];
  let rows: Record<string, unknown>[] = [];
  const read = (message: BackendMessage) => {
    switch (message.name) {
      case 'error':
        answer.error ??= databaseErrorOf(message as unknown as WireError);
        break;
      case 'parseComplete':
        answer.parsed = true;
        break;
      case 'rowDescription':
        columns = (message as RowDescriptionMessage).fields.map((field) => ({
          name: field.name,
          decode: decoderOf(field.dataTypeID),
        }));
        break;
      case 'dataRow':
        rows.push(readRow(columns, (message as DataRowMessage).fields as (string | null)[]));
        break;
      case 'commandComplete': {
        const command = (message as CommandCompleteMessage).text;
        answer.completed.push({ command, result: { rows, count: Number(/\d{1,20}$/.exec(command)?.[0] ?? 0) } });
        rows = [];
        break;
      }
      case 'notification': {
        const { channel, payload } = message as NotificationResponseMessage;
        answer.notifications.push({ channel, payload });
        break;
      }
      case 'readyForQuery':
        answer.inTransaction = (message as ReadyForQueryMessage).status !== 'I';
        break;
      default:
        break;
    }
  };
  const parser = new Parser();
  for (const part of parts) parser.parse(Buffer.from(part.buffer, part.byteOffset, part.byteLength), read);
  return answer;
}

interface Column {
  name: string;
  decode: (text: string) => unknown;
}

function readRow(columns: readonly Column[], texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, decode }, index) => {
    const text = texts[index] ?? null;
    row[name] = text === null ? null : decode(text);
  });
  return row;
}
