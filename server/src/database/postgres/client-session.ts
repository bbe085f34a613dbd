import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { type Result, DatabaseError } from '../port.ts';
import { rolledBackError, databaseErrorOf } from '../transactions/database-errors.ts';
import type { Around, Session } from '../transactions/session.ts';
import { decoderOf } from '../values/decode-value.ts';
import { encodeParameter } from '../values/encode-parameter.ts';
import { OpenedQuery } from './opened-query.ts';

/** Values are decoded by our own table, never by the driver's, so that both engines answer alike. */
const types = { getTypeParser: decoderOf } as unknown as NonNullable<QueryConfig['types']>;

interface Connection {
  stream?: Writable;
  /** Texts by name of what PostgreSQL has parsed on this connection. */
  parsedStatements?: Record<string, string>;
}

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
  const { stream, parsedStatements } = (client as unknown as { connection?: Connection }).connection ?? {};

  const send = (query: QueryConfig | OpenedQuery): Promise<QueryResult> => {
    const timed = Object.assign(query, { query_timeout: 2 * limit + 1_000 });
    if (!(timed instanceof OpenedQuery)) return client.query(timed);
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, results: QueryResult[]) => {
        const last = results?.at(-1);
        if (error || !last) reject(error ?? new Error('The statement had no result.'));
        else resolve(last);
      };
      client.query(Object.assign(timed, { callback }));
    });
  };
  const ask = async (query: QueryConfig | OpenedQuery): Promise<QueryResult> => {
    try {
      return await send(query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || endsConnection.test(error.code ?? '')) isLost = true;
      throw connectionErrorOf(error);
    }
  };

  /** Settled once PostgreSQL has answered the opening. What comes later waits for it: sent before, it would run outside the transaction, as the owner. */
  let opened: Promise<unknown> | undefined;

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
      const { committing, worked } = around;
      let { opening } = around;
      if (opening === undefined) await opened;
      // The driver takes the first "parsed" of an answer for this statement's own, so one that PostgreSQL has yet to keep waits for its opening.
      if (opening !== undefined && statement.name !== undefined && parsedStatements?.[statement.name] === undefined) {
        opened = ask({ text: opening }).catch(async (error: unknown) => {
          // No commit follows that would end what had begun.
          if (committing && !isLost) await ask({ text: 'rollback' });
          throw error;
        });
        await opened;
        opening = undefined;
      }
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      if (opening !== undefined) opened = promise;
      // A waiting caller gets the error; without one, the statement reports it.
      promise.catch(() => {});
      // Held together for one write to the socket: each is a call of the system's, which costs more than what is sent.
      stream?.cork();
      let begun = performance.now();
      // What was waited until the database came to the statement is nobody's work.
      const onOpened = () => {
        begun = performance.now();
        resolve(undefined);
      };
      const asked = ask(opening === undefined ? statement : new OpenedQuery(statement, opening, onOpened));
      const report = () => !isLost && worked?.(performance.now() - begun, 0);
      asked.then(report, report);
      asked.catch(reject);
      const committed = committing ? ask({ text: 'commit' }) : undefined;
      stream?.uncork();
      const answers = await Promise.allSettled([asked, committed]);
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed) throw failed.reason;
      if (committed && (await committed).command !== 'COMMIT') throw rolledBackError();
      const { rows, rowCount } = await asked;
      return { rows: rows as Row[], count: rowCount ?? 0 };
    },
    async script(text) {
      // A commit stays behind the statements that wait; a rollback is sent all the more when the opening failed.
      await opened?.catch(() => {});
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

/**
 * Makes the port's error from one that `pg` gave. What has no SQLSTATE came from the network or the client itself: the connection is lost, and
 * whether the last statement ran is unknown; asking again is right.
 */
export function connectionErrorOf(error: unknown): DatabaseError {
  if (error instanceof pg.DatabaseError) return databaseErrorOf(error);
  return new DatabaseError({
    code: '08006',
    message: 'The connection to the database was lost.',
    detail: error instanceof Error ? error.message : undefined,
    hint: 'Ask again: the next try takes a new connection.',
  });
}
