import { createHash } from 'node:crypto';
import pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Result } from '../port.ts';
import type { Session } from '../transactions/session.ts';
import { decoderOf } from '../values/decode-value.ts';
import { encodeParameter } from '../values/encode-parameter.ts';
import { connectionErrorOf } from './connection-error-of.ts';

/** Values are decoded by our own table, never by the driver's, so that both engines answer alike. */
const types = { getTypeParser: decoderOf } as unknown as NonNullable<QueryConfig['types']>;

/** The server ends the connection with these: shut down by an administrator, a crash, an idle transaction. */
const endsConnection = /^57P|^25P03$/;

/**
 * A session on one connection of the pool. The driver sends what is queued without waiting for answers: two queries, one round trip.
 * The server ends a statement after `limit` milliseconds by itself; when no answer comes for much longer, the connection is given up.
 */
export function clientSession(client: PoolClient, preparedStatements: boolean, limit: number): Session {
  // A connection that dies between two queries says so here; the next query then rejects with it.
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);

  const ask = async (config: QueryConfig): Promise<QueryResult> => {
    try {
      return await client.query({ ...config, query_timeout: 2 * limit + 1_000 } as QueryConfig);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || endsConnection.test(error.code ?? '')) isLost = true;
      throw connectionErrorOf(error);
    }
  };

  return {
    get isLost() {
      return isLost;
    },
    async query<Row>(text: string, parameters: readonly unknown[], opening?: string): Promise<Result<Row>> {
      const statement = {
        text,
        values: parameters.map(encodeParameter),
        types,
        queryMode: 'extended',
        name: preparedStatements ? nameOf(text) : undefined,
      };
      const asked = opening === undefined ? [] : [ask({ text: opening })];
      const answers = await Promise.allSettled([...asked, ask(statement)]);
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed) throw failed.reason;
      const { rows, rowCount } = (answers.at(-1) as PromiseFulfilledResult<QueryResult>).value;
      return { rows: rows as Row[], count: rowCount ?? 0 };
    },
    async script(text) {
      const answer = (await ask({ text })) as QueryResult | QueryResult[];
      return (Array.isArray(answer) ? answer.at(-1) : answer)?.command ?? '';
    },
    release(broken) {
      client.off('error', onError);
      client.release(broken);
    },
  };
}

/** PostgreSQL cuts names at 63 characters. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
