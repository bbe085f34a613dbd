import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { type Result, DatabaseError } from '../port.ts';
import { rolledBackError, databaseErrorOf } from '../transactions/database-errors.ts';
import type { Around, Session } from '../transactions/run-transaction.ts';
import { decoderOf } from '../values/decode-value.ts';
import { encodeParameter } from '../values/encode-parameter.ts';
import { OpenedQuery } from './opened-query.ts';

/** Our own table decodes values instead of the driver, so that both engines return the same. */
const types = { getTypeParser: decoderOf } as unknown as NonNullable<QueryConfig['types']>;

interface Connection {
  stream?: Writable;
  /** The texts of the prepared statements of this connection, by name. */
  parsedStatements?: Record<string, string>;
}

/** Errors after which the server ends the connection: an administrator's shutdown, a crash, an idle transaction. */
const endsConnection = /^57P|^25P03$/;

/**
 * A session on one connection of the pool. The driver pipelines queued messages, so that two queries take one round trip.
 * PostgreSQL itself ends a statement after `limit` milliseconds. Without a response for more than twice as long, the
 * session gives the connection up.
 */
export function clientSession(client: PoolClient, preparedStatements: boolean, limit: number): Session {
  // A connection that dies between two queries emits its error here, and the next query rejects with it.
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);

  // Internals of the driver, which its types omit. Without them everything works, only slower.
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

  /**
   * Settles when PostgreSQL has processed the opening. Later statements wait for it; otherwise they would run outside
   * the transaction, as the owner.
   */
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
      // The driver would take the opening's "parsed" for the statement's own. So a statement that must be parsed waits
      // for the end of the opening.
      if (opening !== undefined && statement.name !== undefined && parsedStatements?.[statement.name] === undefined) {
        opened = ask({ text: opening }).catch(async (error: unknown) => {
          // End the transaction, because no commit will follow.
          if (committing && !isLost) await ask({ text: 'rollback' });
          throw error;
        });
        await opened;
        opening = undefined;
      }
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      if (opening !== undefined) opened = promise;
      // Statements that wait for the opening get its error. If none waits, this statement still reports it.
      promise.catch(() => {});
      // Corked into one write to the socket: each system call costs more than the data.
      stream?.cork();
      let begun = performance.now();
      // The wait until the database began the statement is not charged.
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
      // Wait, so that a commit comes after the waiting statements. Ignore the error, so that a rollback is sent in any
      // case.
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

/** A hash of the text, because PostgreSQL truncates names to 63 characters. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Converts an error of `pg`. One without an SQLSTATE comes from the network or the client: the connection is lost, and
 * the last statement may or may not have run. The caller should retry.
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
