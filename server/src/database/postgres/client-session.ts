import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Result } from '../port.ts';
import { rolledBackError } from '../transactions/rolled-back-error.ts';
import type { Around, Session } from '../transactions/session.ts';
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

  // The driver's own, which its types leave out; without it everything works, in more writes.
  const { stream } = (client as unknown as { connection?: { stream?: Writable } }).connection ?? {};

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
    async query<Row>(text: string, parameters: readonly unknown[], around: Around = {}): Promise<Result<Row>> {
      const statement = {
        text,
        values: parameters.map(encodeParameter),
        types,
        queryMode: 'extended',
        name: preparedStatements ? nameOf(text) : undefined,
      };
      const { opening, committing, worked } = around;
      // Held together for one write to the socket: each is a call of the system's, which costs more than what is sent.
      stream?.cork();
      let begun = performance.now();
      const opened = opening === undefined ? undefined : ask({ text: opening });
      // The answer to the opening says that the database has come to the statement: what was waited until then is nobody's work.
      opened?.then(
        () => (begun = performance.now()),
        () => undefined,
      );
      const asked = ask(statement);
      const tell = () => !isLost && worked?.(performance.now() - begun);
      asked.then(tell, tell);
      const committed = committing ? ask({ text: 'commit' }) : undefined;
      stream?.uncork();
      const answers = await Promise.allSettled([opened, asked, committed]);
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed) throw failed.reason;
      if (committed && (await committed).command !== 'COMMIT') throw rolledBackError();
      const { rows, rowCount } = await asked;
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
